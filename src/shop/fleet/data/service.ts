import { MedusaService } from "@medusajs/framework/utils"

/** Has the table of what units cost and need; `upkeep.ts` writes it. */
export class FleetModuleService extends MedusaService({}) {}
