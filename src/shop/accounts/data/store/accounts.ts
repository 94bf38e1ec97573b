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
  email_proved_at: Date | null
  last_password_change: Date | null
  deactivated_at: Date | null
}
export type NewAccount = Omit<
  AccountRow,
  "activated_at" | "email_proved_at" | "last_password_change" | "deactivated_at"
>

/** How e-mails are stored and compared (ruling 6: matched without case). */
export const loginEmail = (email: string) => email.trim().toLowerCase()

const HAS_NO_CUSTOMER =
  "not exists (select from customer c where c.id = session_account.customer_id and c.deleted_at is null)"

/**
 * Forgets the accounts of customers that there aren't. That of one who is marked as deleted goes with his erasure at night, which knows
 * by it which e-mail was proved.
 */
export async function deleteAccountsWithoutCustomer(database: Database): Promise<void> {
  await rowsOf(
    database,
    "delete from session_account where not exists (select from customer c where c.id = session_account.customer_id)",
    [],
  )
}

/** Those of the customers that have the one number have the other one then. */
export async function replaceCompanyUid(
  database: Database,
  customerIds: string[],
  former: string,
  uid: string,
): Promise<void> {
  const sql = `update session_account set company_uid = ?, updated_at = now()
    where customer_id = any(?::text[]) and company_uid = ?`
  await rowsOf(database, sql, [uid, customerIds, former])
}

/** @throws the database's unique violation (23505) if the e-mail has an account */
export async function insertAccount(database: Database, account: NewAccount): Promise<void> {
  await rowsOf(database, `delete from session_account where email = ? and ${HAS_NO_CUSTOMER}`, [account.email])
  await database("session_account").insert(account)
}

export async function deleteAccount(database: Database, customerId: string): Promise<void> {
  await rowsOf(database, "delete from session_account where customer_id = ?", [customerId])
}

/** Lets what is done to one account queue up until the transaction's end. Before its links are: who locks both would wait for who waits. */
export async function lockAccount(transaction: Database, customerId: string): Promise<AccountRow | null> {
  const sql = "select * from session_account where customer_id = ? for update"
  const [account] = await rowsOf<AccountRow>(transaction, sql, [customerId])
  return account ?? null
}

export type CompanyAddress = Pick<AccountRow, "sector" | "address" | "postalcode" | "city">

export async function updateCompanyAddress(database: Database, customerId: string, changed: CompanyAddress) {
  const { sector, address, postalcode, city } = changed
  await rowsOf(
    database,
    `update session_account set sector = ?, address = ?, postalcode = ?, city = ?, updated_at = now()
     where customer_id = ?`,
    [sector, address, postalcode, city, customerId],
  )
}

export async function markPasswordChanged(database: Database, customerId: string): Promise<void> {
  const sql = "update session_account set last_password_change = now() where customer_id = ?"
  await rowsOf(database, sql, [customerId])
}

/** The account of the e-mail; none for a customer whom staff have deleted. */
export async function accountByEmail(database: Database, email: string): Promise<AccountRow | null> {
  const sql = `select a.* from session_account a
    join customer c on c.id = a.customer_id and c.deleted_at is null where a.email = ?`
  const [account] = await rowsOf<AccountRow>(database, sql, [loginEmail(email)])
  return account ?? null
}

/** For who has followed a link that was sent to the login's e-mail. */
export async function markActivated(database: Database, customerId: string): Promise<void> {
  const sql = `update session_account
    set activated_at = coalesce(activated_at, now()), email_proved_at = coalesce(email_proved_at, now())
    where customer_id = ?`
  await rowsOf(database, sql, [customerId])
}

export async function updateCompanyUid(database: Database, customerId: string, uid: string | null): Promise<void> {
  const sql = "update session_account set company_uid = ?, updated_at = now() where customer_id = ?"
  await rowsOf(database, sql, [uid, customerId])
}

/** @throws the database's unique violation (23505) if the e-mail has an account */
export async function changeLoginEmail(database: Database, customerId: string, email: string): Promise<void> {
  const sql = "update session_account set email = ?, email_proved_at = null, updated_at = now() where customer_id = ?"
  await rowsOf(database, sql, [loginEmail(email), customerId])
}

/** Nobody logs in to a deactivated account, and none of its logins is one any more. */
export async function setDeactivated(database: Database, customerId: string, isDeactivated: boolean): Promise<void> {
  const sql =
    "update session_account set deactivated_at = case when ? then now() end, updated_at = now() where customer_id = ?"
  await rowsOf(database, sql, [isDeactivated, customerId])
}
