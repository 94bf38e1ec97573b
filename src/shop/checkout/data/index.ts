import { Module } from "@medusajs/framework/utils"
import { StaffHoldsModuleService } from "./service"

export default Module("staffHolds", { service: StaffHoldsModuleService })
