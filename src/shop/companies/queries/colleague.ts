import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { personName } from "#platform/sql/names"

export interface Colleague {
  email: string
  first_name: string
  last_name: string
  /** How others call him. */
  name: string
}

/**
 * Another member of the customer's company, who can log in; null for anybody else. Both belong to it until the transaction
 * ends. One statement.
 */
export async function colleagueOf(
  trx: Knex.Transaction,
  customerId: string,
  colleagueId: string,
): Promise<Colleague | null> {
  const { rows } = await trx.raw<{ rows: Colleague[] }>(
    `select c.email, coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name,
            coalesce(nullif(${personName("c")}, ''), c.email) as name
       from company_member me
       join company_member other on other.company_id = me.company_id and other.customer_id <> me.customer_id
       join customer c on c.id = other.customer_id
       join session_account a on a.customer_id = c.id and a.deactivated_at is null
      where me.customer_id = :customerId and other.customer_id = :colleagueId
        for share of me, other`,
    { customerId, colleagueId },
  )
  return rows[0] ?? null
}
