import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Rappen } from "#kernel/money"
import { cancelledLineIds } from "../rules/amended-totals"
import { type OrderRecord, orderRecords } from "./order-record"
import { isRentalLine, rentOf } from "./rental-status"

/** What a customer's rents of a product come to, without VAT: extensions are in it, what was cancelled isn't. */
export async function ownRentsOf(db: Knex, customerId: string, productId: string): Promise<Rappen> {
  const orders = await orderRecords(db, { customerId })
  return orders.reduce((sum, order) => sum + rentsIn(order, productId), 0)
}

export function rentsIn({ lines, changes, is_cancelled }: OrderRecord, productId: string): Rappen {
  if (is_cancelled) return 0
  const gone = cancelledLineIds(
    lines,
    changes.map(({ orderLineId, kind, fee }) => ({ lineId: orderLineId, kind, fee })),
  )
  return lines
    .filter(isRentalLine)
    .filter((line) => line.productId === productId && !gone.has(line.id))
    .reduce((sum, line) => sum + rentOf(line, changes), 0)
}
