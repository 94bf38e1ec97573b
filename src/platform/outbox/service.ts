import { MedusaService } from "@medusajs/framework/utils"

/** The tables of what happened and who is told; they are read and written by SQL alone. */
class OutboxModuleService extends MedusaService({}) {}

export default OutboxModuleService
