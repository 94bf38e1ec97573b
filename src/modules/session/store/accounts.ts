import { type Database, rowsOf } from "./database"

export interface AccountRow {
  customer_id: string
  /** In lower case. */
  email: string
  sector: string
  address: string
  postalcode: string
  city: string
  company_uid: string | null
  activated_at: Date | null
  last_password_change: Date | null
}
export type NewAccount = Omit<AccountRow, "activated_at" | "last_password_change">

/** How e-mails are stored and compared (ruling 6: matched without case). */
export const loginEmail = (email: string) => email.trim().toLowerCase()

/** @throws the database's unique violation (23505) if the e-mail has an account */
export async function insertAccount(database: Database, account: NewAccount): Promise<void> {
  await database("session_account").insert(account)
}

export async function accountByEmail(database: Database, email: string): Promise<AccountRow | null> {
  const sql = "select * from session_account where email = ? and deleted_at is null"
  const [account] = await rowsOf<AccountRow>(database, sql, [loginEmail(email)])
  return account ?? null
}

export async function markActivated(database: Database, customerId: string): Promise<void> {
  const sql = "update session_account set activated_at = coalesce(activated_at, now()) where customer_id = ?"
  await rowsOf(database, sql, [customerId])
}
