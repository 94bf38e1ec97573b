import "#platform/calendar-day-columns"
import { Module } from "@medusajs/framework/utils"
import { WaitListModuleService } from "./service"

export const WAIT_LIST_MODULE = "waitList"

export default Module(WAIT_LIST_MODULE, { service: WaitListModuleService })
