import { settings } from "../../../config/settings"
import { deleteAccountsWithoutCustomer } from "./accounts"
import { type Database, rowsOf } from "./database"

/** Removes what no rule reads any more. */
export async function forgetExpired(database: Database): Promise<void> {
  const { sessionDays, limits } = settings
  const older = (column: string) => `${column} < now() - make_interval(days => ?)`
  await rowsOf(database, `delete from session_login_token where ${older("last_used_at")}`, [sessionDays])
  await rowsOf(database, `delete from session_link_token where ${older("expires_at")}`, [sessionDays])
  await rowsOf(database, `delete from session_known_address where ${older("last_login_at")}`, [limits.knownAddressDays])
  await rowsOf(database, `delete from session_attempt where ${older("attempted_at")}`, [1])
  await deleteAccountsWithoutCustomer(database)
}
