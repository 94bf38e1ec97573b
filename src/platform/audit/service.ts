import { MedusaService } from "@medusajs/framework/utils"
import { AuditEntry } from "./models/audit-entry"

/** What staff changed, to be read; written by `recordAudit` alone. */
class AuditModuleService extends MedusaService({ AuditEntry }) {}

export default AuditModuleService
