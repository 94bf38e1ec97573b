import { Module } from "@medusajs/framework/utils"
import { VitalsModuleService } from "./service"

export default Module("vitals", { service: VitalsModuleService })
