import { Module } from "@medusajs/framework/utils"
import { ApprovalsModuleService } from "./service"

export default Module("approvals", { service: ApprovalsModuleService })
