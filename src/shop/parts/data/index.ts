import { Module } from "@medusajs/framework/utils"
import { PartsModuleService } from "./service"

export default Module("parts", { service: PartsModuleService })
