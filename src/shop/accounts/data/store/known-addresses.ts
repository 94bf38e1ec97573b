import { settings } from "#config/settings"
import { type Database, rowsOf } from "./database"

/** Whether the account logged in from this address during the last 90 days. @param address from `subjectOf` */
export async function isKnownAddress(database: Database, customerId: string, address: string): Promise<boolean> {
  const sql = `select from session_known_address
    where customer_id = ? and address = ? and last_login_at > now() - make_interval(days => ?)`
  return (await rowsOf(database, sql, [customerId, address, settings.limits.knownAddressDays])).length > 0
}

export async function rememberAddress(database: Database, customerId: string, address: string): Promise<void> {
  await rowsOf(
    database,
    `insert into session_known_address (customer_id, address) values (?, ?)
     on conflict (customer_id, address) do update set last_login_at = now()`,
    [customerId, address],
  )
}
