import { hashSecret, newSecret } from "../secret"
import { type Database, rowsOf } from "./database"

export type LinkPurpose = "activation" | "reset"

export interface IssuedLink {
  token: string
  expiresAt: Date
}

export interface LinkHolder {
  customer_id: string
  /** To which the link is sent. */
  email: string
}

/**
 * A secret for one link. Earlier links of the same purpose stay valid: the mail that arrives first must work too.
 * @returns null where the account has another e-mail by now
 */
export async function issueLink(
  database: Database,
  { customer_id: customerId, email }: LinkHolder,
  purpose: LinkPurpose,
  hours: number,
): Promise<IssuedLink | null> {
  const token = newSecret()
  const [link] = await rowsOf<{ expires_at: Date }>(
    database,
    `insert into session_link_token (token_hash, customer_id, purpose, expires_at)
     select ?, customer_id, ?, now() + make_interval(hours => ?)
       from session_account where customer_id = ? and email = ? for update
     returning expires_at`,
    [hashSecret(token), purpose, hours, customerId, email],
  )
  return link ? { token, expiresAt: link.expires_at } : null
}

/**
 * Uses the link up, and with it every other of the same customer and purpose. Of several at once, one succeeds.
 * @returns false for a link that is unknown, used or expired
 */
export async function redeemLink(
  database: Database,
  customerId: string,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const redeemed = await rowsOf(
    database,
    `update session_link_token set used_at = now()
     where token_hash = ? and customer_id = ? and purpose = ? and used_at is null and expires_at > now()
     returning token_hash`,
    [hashSecret(token), customerId, purpose],
  )
  if (redeemed.length === 0) return false
  await rowsOf(
    database,
    "update session_link_token set used_at = now() where customer_id = ? and purpose = ? and used_at is null",
    [customerId, purpose],
  )
  return true
}

export type LinkState = "open" | "used" | "expired"

/** What became of a link of the customer's; null for one that isn't. */
export async function linkState(
  database: Database,
  customerId: string,
  token: string,
): Promise<{ purpose: LinkPurpose; state: LinkState } | null> {
  const [link] = await rowsOf<{ purpose: LinkPurpose; state: LinkState }>(
    database,
    `select purpose, case when used_at is not null then 'used' when expires_at <= now() then 'expired' else 'open' end
       as state from session_link_token where token_hash = ? and customer_id = ?`,
    [hashSecret(token), customerId],
  )
  return link ?? null
}

export async function deleteLinks(database: Database, customerId: string): Promise<void> {
  await rowsOf(database, "delete from session_link_token where customer_id = ?", [customerId])
}

/** Whoever has a link that was sent before can't use it any more. */
export async function voidLinks(
  database: Database,
  customerId: string,
  purposes: LinkPurpose[] = ["activation", "reset"],
): Promise<void> {
  const sql = `update session_link_token set used_at = now()
    where customer_id = ? and purpose = any(?) and used_at is null`
  await rowsOf(database, sql, [customerId, purposes])
}
