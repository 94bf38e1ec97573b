import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Orderer } from "../rules/order-limit"

/** What `placerOf` says, for who only looks: nothing is kept as it is. One statement. */
export async function ordererOf(db: Knex, customerId: string, orderId: string): Promise<Orderer | null> {
  const { rows } = await db.raw<{ rows: Orderer[] }>(
    `select me."right", company.order_limit as "orderLimit"
       from company_member me
       join company_account company on company.id = me.company_id
       join company_order placed on placed.company_id = company.id and placed.order_id = :orderId
      where me.customer_id = :customerId`,
    { customerId, orderId },
  )
  return rows[0] ?? null
}
