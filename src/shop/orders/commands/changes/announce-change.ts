import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"

/**
 * What follows from a change of a rental, promised in its transaction. Where the order is billed by the month, what is to be
 * billed now is looked for by itself too, should the job get lost.
 */
export async function announceChange(trx: Knex.Transaction, orderId: string, changeId: string): Promise<void> {
  await trx("order_billing").where({ order_id: orderId }).update({ next_on: today(), updated_at: now() })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
}
