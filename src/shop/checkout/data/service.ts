import { MedusaService } from "@medusajs/framework/utils"
import { StaffHold } from "./models/staff-hold"

/** Keeps what staff hold for customers. */
export class StaffHoldsModuleService extends MedusaService({ StaffHold }) {}
