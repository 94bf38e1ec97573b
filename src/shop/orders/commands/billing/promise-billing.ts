import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"

/** Promises the invoices that are due; asked again on the same day, also by another process, each is promised once. */
export async function promiseBilling(db: Knex): Promise<void> {
  const day = today()
  const due = await db("order_billing").where("next_on", "<=", day).select<{ order_id: string }[]>("order_id")
  for (const { order_id: orderId } of due) await enqueue(db, "order-billing", { orderId }, { key: `${orderId}-${day}` })
}
