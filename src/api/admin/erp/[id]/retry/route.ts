import { does } from "#api/http/staff-routes"
import { retryByStaff } from "#shop/erp/commands/staff/settle-by-staff"

/** Lets a row go on where it stopped. */
export const POST = does((scope, staffId, mirrorId) => retryByStaff(scope, { mirrorId, staffId }))
