import "#platform/calendar-day-columns"
import { Module } from "@medusajs/framework/utils"
import { EventsModuleService } from "./service"

export const EVENTS_MODULE = "events"

export default Module(EVENTS_MODULE, { service: EventsModuleService })
