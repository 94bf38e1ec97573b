import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { enqueue } from "#platform/jobs/enqueue"

/** Promises the mail that an order is cancelled as a whole; asked again, there is one. */
export const promiseCancelledMail = (db: Knex, orderId: string) =>
  enqueue(db, "order-cancelled", { orderId }, { key: orderId })

/** Promises what a process that died right after a cancellation didn't. */
export async function tellOfCancelledOrders(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from "order" o
      where o.canceled_at > now() - interval '1 day' and o.deleted_at is null
        and not exists (select 1 from notification where idempotency_key = 'order-cancelled-' || o.id || '-1')`,
  )
  for (const { id } of rows) await promiseCancelledMail(db, id)
}
