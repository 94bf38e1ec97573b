import { Module } from "@medusajs/framework/utils"
import SessionModuleService from "./service"

export const SESSION_MODULE = "session"

export default Module(SESSION_MODULE, { service: SessionModuleService })
