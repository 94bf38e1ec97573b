import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { displayName } from "#area/lines"
import { changedOrders, orderRecords } from "#area/orders"
import type { ExtensionOrder, ExtensionRental } from "#extension/events"
import { rappenFromFrancs } from "#kernel/money"

/** An order as extensions see it; null for one that there isn't. */
export async function orderFor(db: Knex, id: string): Promise<ExtensionOrder | null> {
  const [[order], changed] = await Promise.all([orderRecords(db, { id }), changedOrders(db, [id])])
  if (!order) return null
  return {
    id: order.id,
    number: order.shop_number,
    customerId: order.customer_id,
    placedAt: order.created_at,
    isCancelled: changed.get(id)?.isCancelled ?? order.is_cancelled,
    reference: order.metadata?.reference ?? "",
    email: order.email,
    total: rappenFromFrancs(Number(order.total)),
    lines: order.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      name: displayName(line),
      quantity: line.quantity,
      total: line.total,
    })),
    charges: order.charges.map(({ code, amount, is_refundable: isRefundable }) => ({
      code,
      amount: rappenFromFrancs(amount),
      isRefundable,
    })),
  }
}

/** A rental by its reservation's id, as events name it; null for one that there isn't. */
export async function rentalFor(db: Knex, id: string): Promise<ExtensionRental | null> {
  const { rows } = await db.raw<{ rows: ExtensionRental[] }>(
    `select id, order_id as "orderId", order_line_id as "orderLineId", product_id as "productId", unit_id as "unitId",
            status as state, start_day::text as "firstDay", end_day::text as "lastDay"
       from rental_reservation
      where id = ? and kind = 'rental' and order_id is not null and deleted_at is null`,
    [id],
  )
  return rows[0] ?? null
}
