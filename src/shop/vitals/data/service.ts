import { MedusaService } from "@medusajs/framework/utils"

/** Has the table; the commands write it. */
export class VitalsModuleService extends MedusaService({}) {}
