import { changes } from "#api/http/staff-routes"
import { releaseCredit } from "#shop/erp/commands/staff/settle-by-staff"
import { erpReleaseBody } from "#shop/erp/wire/staff-erp"

/** Staff have given the money back, with a credit note in the ERP. */
export const POST = changes(erpReleaseBody, (scope, staffId, mirrorId, settlement) =>
  releaseCredit(scope, { mirrorId, staffId, ...settlement }),
)
