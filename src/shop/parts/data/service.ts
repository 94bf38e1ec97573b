import { MedusaService } from "@medusajs/framework/utils"

/** Has the tables of parts, which the commands of this area write. */
export class PartsModuleService extends MedusaService({}) {}
