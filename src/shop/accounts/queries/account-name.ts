import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { invalidField } from "#platform/refusal"
import { personName } from "#platform/sql/names"

/** Whose account it is; null for one that staff closed or deleted. Takes part in a running transaction. */
export async function nameOfAccount(
  database: Knex,
  customerId: string,
): Promise<{ company: string; name: string } | null> {
  const { rows } = await database.raw<{ rows: { company: string; name: string }[] }>(
    `select coalesce(c.company_name, '') as company, ${personName("c")} as name
     from customer c join session_account a on a.customer_id = c.id
     where c.id = ? and c.deleted_at is null and a.deactivated_at is null`,
    [customerId],
  )
  return rows[0] ?? null
}

/** @throws Refusal 400 keyed `customer_id` for who has no account, or one that is closed */
export async function assertOpenAccount(database: Knex, customerId: string): Promise<void> {
  if (!(await nameOfAccount(database, customerId))) throw invalidField("customer_id", "accounts.no_open_account")
}
