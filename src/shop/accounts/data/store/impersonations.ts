import { generateEntityId } from "@medusajs/framework/utils"
import { hashSecret, IMPERSONATED, newSecret } from "../secret"
import { type Database, rowsOf } from "./database"
import { isStaffWith } from "./staff-roles"

export interface NewImpersonation {
  customerId: string
  staffId: string
  reason: string
}

export interface ImpersonationLink {
  id: string
  customer_id: string
  staff_id: string
  reason: string
  expires_at: Date
  used_at: Date | null
  session_expires_at: Date | null
  is_expired: boolean
}

/** `called`: every changing call of the login; `rejected`: a link that no longer works; `refused`: what only the person may do. */
export type ImpersonationEvent = "issued" | "exchanged" | "rejected" | "called" | "refused" | "ordered"

/** Writes down what happened. @param detail route pattern, order id or reason; never a secret */
export async function noteImpersonation(
  database: Database,
  impersonationId: string,
  kind: ImpersonationEvent,
  detail: string | null = null,
): Promise<void> {
  const sql = "insert into session_impersonation_event (impersonation_id, kind, detail) values (?, ?, ?)"
  await rowsOf(database, sql, [impersonationId, kind, detail])
}

/** A link for staff, valid for `minutes`. The token is known to the answer alone. */
export async function issueImpersonation(
  transaction: Database,
  { customerId, staffId, reason }: NewImpersonation,
  minutes: number,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = newSecret()
  const id = generateEntityId(undefined, "simp")
  const [{ expires_at }] = await rowsOf<{ expires_at: Date }>(
    transaction,
    `insert into session_impersonation (id, token_hash, customer_id, staff_id, reason, expires_at)
     values (?, ?, ?, ?, ?, now() + make_interval(mins => ?)) returning expires_at`,
    [id, hashSecret(token), customerId, staffId, reason, minutes],
  )
  await noteImpersonation(transaction, id, "issued")
  return { id, token, expiresAt: expires_at }
}

/** Staff act for the customer now and once, without a link or a login. @returns the impersonation's id */
export async function impersonateAtOnce(
  transaction: Database,
  { customerId, staffId, reason }: NewImpersonation,
): Promise<string> {
  const id = generateEntityId(undefined, "simp")
  await rowsOf(
    transaction,
    `insert into session_impersonation
       (id, token_hash, customer_id, staff_id, reason, expires_at, used_at, session_expires_at)
     values (?, ?, ?, ?, ?, now(), now(), now())`,
    [id, hashSecret(newSecret()), customerId, staffId, reason],
  )
  return id
}

/** A link ends with its time, and with the right of the staff user who made it. */
const IS_EXPIRED = `expires_at <= now() or not ${isStaffWith("customers", "staff_id")} as is_expired`

/** The impersonation behind a link, used or not; null for an unknown one. @param lock `for update` while it is used up */
export async function impersonationByToken(
  database: Database,
  token: string,
  lock: "" | "for update" = "",
): Promise<ImpersonationLink | null> {
  const sql = `select *, ${IS_EXPIRED} from session_impersonation where token_hash = ? ${lock}`
  const [row] = await rowsOf<ImpersonationLink>(database, sql, [hashSecret(token)])
  return row ?? null
}

/** Uses a locked link up for a login that ends after `minutes`, whatever its use. */
export async function exchangeImpersonation(
  transaction: Database,
  { id, customer_id }: ImpersonationLink,
  minutes: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = IMPERSONATED + newSecret()
  const [{ session_expires_at }] = await rowsOf<{ session_expires_at: Date }>(
    transaction,
    `update session_impersonation
     set used_at = now(), session_expires_at = now() + make_interval(mins => ?), updated_at = now()
     where id = ? returning session_expires_at`,
    [minutes, id],
  )
  await rowsOf(
    transaction,
    "insert into session_login_token (token_hash, customer_id, impersonation_id, expires_at) values (?, ?, ?, ?)",
    [hashSecret(token), customer_id, id, session_expires_at],
  )
  await noteImpersonation(transaction, id, "exchanged")
  return { token, expiresAt: session_expires_at }
}

export async function impersonationById(database: Database, id: string): Promise<ImpersonationLink | null> {
  const sql = `select *, ${IS_EXPIRED} from session_impersonation where id = ?`
  const [row] = await rowsOf<ImpersonationLink>(database, sql, [id])
  return row ?? null
}
