import { changes } from "#api/http/staff-routes"
import { solveByStaff } from "#shop/erp/commands/staff/settle-by-staff"
import { erpSolvedBody } from "#shop/erp/wire/staff-erp"

/** Closes a row that staff settled in the ERP by hand. */
export const POST = changes(erpSolvedBody, (scope, staffId, mirrorId, { note, invoice }) =>
  solveByStaff(scope, { mirrorId, staffId, note, invoice }),
)
