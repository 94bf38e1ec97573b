import { settings } from "../../../config/settings"
import { hashSecret, newSecret, SECRET_SHAPE } from "../secret"
import { type Database, rowsOf } from "./database"

const CUSTOMER_OF_TOKEN = `
  with login as (
    select t.token_hash, t.customer_id, t.last_used_at < now() - interval '1 hour' as is_stale
    from session_login_token t
    where t.token_hash = ? and t.last_used_at > now() - make_interval(days => ?)
      and exists (
        select from customer c join session_account a on a.customer_id = c.id
        where c.id = t.customer_id and c.deleted_at is null and a.deactivated_at is null)
  ), touched as (
    update session_login_token set last_used_at = now()
    where token_hash = (select token_hash from login where is_stale)
  )
  select customer_id from login`

/**
 * Whose login the token is; null for one that is unknown, ended, or was not used for 30 days.
 * One statement; the use is noted at most once an hour, so that reading does not write.
 */
export async function customerOfToken(database: Database, token: string): Promise<string | null> {
  if (!SECRET_SHAPE.test(token)) return null
  const parameters = [hashSecret(token), settings.sessionDays]
  const [login] = await rowsOf<{ customer_id: string }>(database, CUSTOMER_OF_TOKEN, parameters)
  return login?.customer_id ?? null
}

/** A new login of the customer; the token itself is known to the answer alone. */
export async function issueLogin(database: Database, customerId: string): Promise<string> {
  const token = newSecret()
  const sql = "insert into session_login_token (token_hash, customer_id) values (?, ?)"
  await rowsOf(database, sql, [hashSecret(token), customerId])
  return token
}

export async function endLogin(database: Database, token: string): Promise<void> {
  await rowsOf(database, "delete from session_login_token where token_hash = ?", [hashSecret(token)])
}

/** Ends every login of the customer, on all devices. */
export async function endLogins(database: Database, customerId: string): Promise<void> {
  await rowsOf(database, "delete from session_login_token where customer_id = ?", [customerId])
}
