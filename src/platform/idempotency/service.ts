import { MedusaService } from "@medusajs/framework/utils"

/** The table of keys that calls came with; it is read and written by SQL alone. */
class IdempotencyModuleService extends MedusaService({}) {}

export default IdempotencyModuleService
