import { Module } from "@medusajs/framework/utils"
import { FleetModuleService } from "./service"

export default Module("fleet", { service: FleetModuleService })
