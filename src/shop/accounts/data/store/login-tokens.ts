import { settings } from "#config/settings"
import { hashSecret, LOGIN_SHAPE, newSecret } from "../secret"
import { type Database, rowsOf } from "./database"
import { isStaffWith } from "./staff-roles"

/** Whose login a token is. */
export interface Login {
  customerId: string
  /** Set while staff act in the customer's name. */
  impersonationId: string | null
}

const LOGIN_OF_TOKEN = `
  with login as (
    select t.token_hash, t.customer_id, t.impersonation_id, t.last_used_at < now() - interval '1 hour' as is_stale
    from session_login_token t
    where t.token_hash = ? and t.last_used_at > now() - make_interval(days => ?)
      and (t.expires_at is null or t.expires_at > now())
      and exists (
        select from customer c join session_account a on a.customer_id = c.id
        where c.id = t.customer_id and c.deleted_at is null and a.deactivated_at is null)
      and (t.impersonation_id is null or exists (
        select from session_impersonation i where i.id = t.impersonation_id and ${isStaffWith("customers", "i.staff_id")}))
  ), touched as (
    update session_login_token set last_used_at = now()
    where token_hash = (select token_hash from login where is_stale)
  )
  select customer_id as "customerId", impersonation_id as "impersonationId" from login`

/**
 * Whose login the token is; null for one that is unknown, ended, or was not used for 30 days.
 * One statement; the use is noted at most once an hour, so that reading does not write.
 */
export async function loginOfToken(database: Database, token: string): Promise<Login | null> {
  if (!LOGIN_SHAPE.test(token)) return null
  const [login] = await rowsOf<Login>(database, LOGIN_OF_TOKEN, [hashSecret(token), settings.sessionDays])
  return login ?? null
}

/** A new login of the customer; the token itself is known to the answer alone. */
export async function issueLogin(database: Database, customerId: string): Promise<string> {
  const token = newSecret()
  const sql = "insert into session_login_token (token_hash, customer_id) values (?, ?)"
  await rowsOf(database, sql, [hashSecret(token), customerId])
  return token
}

export type LoginEnd = "logout" | "password" | "expired" | "staff"

/** Deletes logins; the end of one in which staff acted is written down in the same statement. */
export async function deleteLogins(database: Database, end: LoginEnd, where: string, value: string | number) {
  await rowsOf(
    database,
    `with ended as (delete from session_login_token where ${where} returning impersonation_id)
     insert into session_impersonation_event (impersonation_id, kind, detail)
     select impersonation_id, 'ended', ? from ended where impersonation_id is not null`,
    [value, end],
  )
}

export const endLogin = (database: Database, token: string): Promise<void> =>
  deleteLogins(database, "logout", "token_hash = ?", hashSecret(token))

/** Ends every login of the customer, on all devices: the password has changed, or staff have a reason. */
export const endLogins = (database: Database, customerId: string, end: LoginEnd = "password"): Promise<void> =>
  deleteLogins(database, end, "customer_id = ?", customerId)
