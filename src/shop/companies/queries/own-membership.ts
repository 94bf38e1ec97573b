import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Right } from "../rules/rights"

/** The company account that a customer belongs to, and since when; null for none. One statement. */
export async function ownMembership(
  db: Knex,
  customerId: string,
): Promise<{ name: string; right: Right; since: string } | null> {
  const { rows } = await db.raw<{ rows: { name: string; right: Right; since: string }[] }>(
    `select company.name, me."right", to_char(me.created_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as since
       from company_member me join company_account company on company.id = me.company_id
      where me.customer_id = ?`,
    [customerId],
  )
  return rows[0] ?? null
}
