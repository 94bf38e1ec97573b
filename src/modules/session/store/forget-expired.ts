import { settings } from "../../../config/settings"
import { deleteAccountsWithoutCustomer } from "./accounts"
import { type Database, rowsOf } from "./database"
import { deleteLogins } from "./login-tokens"

/** Removes what no rule reads any more. */
export async function forgetExpired(database: Database): Promise<void> {
  const { sessionDays, limits, impersonation } = settings
  const older = (column: string) => `${column} < now() - make_interval(days => ?)`
  await deleteLogins(database, "expired", `expires_at < now() or ${older("last_used_at")}`, sessionDays)
  await rowsOf(database, "delete from session_staff_login where expires_at < now()", [])
  await rowsOf(database, `delete from session_link_token where ${older("expires_at")}`, [sessionDays])
  await rowsOf(database, `delete from session_known_address where ${older("last_login_at")}`, [limits.knownAddressDays])
  await rowsOf(database, `delete from session_attempt where ${older("attempted_at")}`, [1])
  await rowsOf(database, `delete from session_impersonation where ${older("created_at")}`, [impersonation.auditDays])
  await rowsOf(database, `delete from session_impersonation_event where impersonation_id is null and ${older("at")}`, [
    impersonation.auditDays,
  ])
  await deleteAccountsWithoutCustomer(database)
}
