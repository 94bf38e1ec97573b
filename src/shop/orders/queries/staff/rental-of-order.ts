import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderRental } from "#area/rental"
import { notFound } from "#platform/refusal"
import { type OrderRecord, orderRecords } from "../order-record"
import { isRentalLine, type RentalLine } from "../rental-status"

/** A rental of an order, as staff find it by its reservation. */
export interface OrderedRental {
  order: OrderRecord
  line: RentalLine
  reserved: OrderRental
}

/** @throws Refusal 404 for a reservation that isn't there, is a block, or belongs to no order */
export async function orderedRental(db: Knex, reservationId: string): Promise<OrderedRental> {
  const found = await db("rental_reservation")
    .where({ id: reservationId, kind: "rental", deleted_at: null })
    .whereNotNull("order_id")
    .first("order_id")
  const [order] = found ? await orderRecords(db, { id: found.order_id }) : []
  const reserved = order?.rentals.find(({ id }) => id === reservationId)
  const line = order?.lines.filter(isRentalLine).find(({ id }) => id === reserved?.orderLineId)
  if (!order || !reserved || !line) throw notFound()
  return { order, line, reserved }
}
