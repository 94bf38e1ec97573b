import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Lets changes of one order wait for each other, and for staff who cancel it, until the end of the transaction.
 * @returns whether the order is cancelled as a whole
 */
export async function lockOrder(trx: Knex.Transaction, orderId: string): Promise<boolean> {
  const order = await trx<{ id: string; canceled_at: Date | null }>("order")
    .where({ id: orderId })
    .forNoKeyUpdate()
    .first("canceled_at")
  return order?.canceled_at != null
}
