import { Module } from "@medusajs/framework/utils"
import { ErasureModuleService } from "./service"

export default Module("erasure", { service: ErasureModuleService })
