import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { loginEmail } from "../../data/store/accounts"
import { lockStaffLogins } from "../../data/store/staff-logins"
import { PASSWORD_PROVIDER } from "../passwords/passwords"

/** Who of the staff logs in with an e-mail. */
export interface StaffIdentity {
  userId: string
  identityId: string
  /** As Medusa keeps it. */
  email: string
  hash: string
}

/** The staff user of an id, as `staffByEmail`. */
export async function staffById(db: Knex | Knex.Transaction, userId: string): Promise<StaffIdentity | null> {
  const { email } = (await db("user").where({ id: userId, deleted_at: null }).first("email")) ?? {}
  const staff = email ? await staffByEmail(db, email) : null
  return staff?.userId === userId ? staff : null
}

/**
 * The same as it is once nobody is ending the user's logins, until the transaction's end: what was proved before may be over.
 * @see docs/decisions/276-a-login-that-was-under-way.md
 */
export async function lockedStaff(trx: Knex.Transaction, userId: string): Promise<StaffIdentity | null> {
  await lockStaffLogins(trx, userId)
  return staffById(trx, userId)
}

/**
 * The staff user of an e-mail, as it was typed or in lower case; null for a customer's, an unknown one, and one of a user
 * who was deleted.
 */
export async function staffByEmail(db: Knex | Knex.Transaction, typed: string): Promise<StaffIdentity | null> {
  const email = typed.trim()
  const { rows } = await db.raw<{ rows: StaffIdentity[] }>(
    `select u.id as "userId", i.id as "identityId", p.entity_id as email, p.provider_metadata->>'password' as hash
     from provider_identity p
     join auth_identity i on i.id = p.auth_identity_id and i.deleted_at is null
     join "user" u on u.id = i.app_metadata->>'user_id' and u.deleted_at is null
     where p.provider = ? and p.entity_id in (?, ?) and p.deleted_at is null
       and p.provider_metadata->>'password' is not null
     order by p.entity_id = ? desc limit 1`,
    [PASSWORD_PROVIDER, email, loginEmail(email), email],
  )
  return rows[0] ?? null
}
