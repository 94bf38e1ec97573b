import { settings } from "#config/settings"
import { deleteAccountsWithoutCustomer } from "./accounts"
import { type Database, rowsOf } from "./database"
import { deleteLogins } from "./login-tokens"
import { forgetInvitedRoles } from "./staff-roles"

const BEYOND_THE_NEWEST = `token_hash in (
  select token_hash from (
    select token_hash, row_number() over (partition by customer_id order by last_used_at desc, token_hash) as place
    from session_login_token) logins
  where place > ?)`

/** Removes what no rule reads any more. */
export async function forgetExpired(database: Database): Promise<void> {
  const { sessionDays, loginsPerCustomer, limits, impersonation } = settings
  const older = (column: string) => `${column} < now() - make_interval(days => ?)`
  await deleteLogins(database, "expired", `expires_at < now() or ${older("last_used_at")}`, sessionDays)
  for (const table of ["session_staff_login", "session_staff_challenge"])
    await rowsOf(database, `delete from ${table} where expires_at < now()`, [])
  await forgetInvitedRoles(database)
  await deleteLogins(database, "expired", BEYOND_THE_NEWEST, loginsPerCustomer)
  await rowsOf(database, `delete from session_link_token where ${older("expires_at")}`, [sessionDays])
  await rowsOf(database, `delete from session_known_address where ${older("last_login_at")}`, [limits.knownAddressDays])
  await rowsOf(database, `delete from session_attempt where ${older("attempted_at")}`, [1])
  await rowsOf(database, `delete from session_impersonation where ${older("created_at")}`, [impersonation.auditDays])
  await rowsOf(database, "delete from session_impersonation_event where impersonation_id is null", [])
  await deleteAccountsWithoutCustomer(database)
}
