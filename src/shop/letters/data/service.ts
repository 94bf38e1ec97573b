import { MedusaService } from "@medusajs/framework/utils"

/** Has the tables; the commands write them. */
export class LettersModuleService extends MedusaService({}) {}
