import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { changesOfOrders } from "#area/rental"
import type { Rappen } from "#kernel/money"
import { orderRecords } from "./order-record"
import { amendedOrderTotals, isOrderCancelled } from "./order-totals"

/** What became of an order. */
export interface OrderStanding {
  /** With VAT. */
  total: Rappen
  isCancelled: boolean
}

/** What became of those among the orders to whose rentals something has happened. Seven statements at most. */
export async function changedOrders(db: Knex, orderIds: readonly string[]): Promise<Map<string, OrderStanding>> {
  if (orderIds.length === 0) return new Map()
  const ids = [...new Set((await changesOfOrders(db, orderIds)).map(({ orderId }) => orderId))]
  const records = await orderRecords(db, { ids })
  return new Map(
    records.map((order) => [
      order.id,
      { total: amendedOrderTotals(order).total, isCancelled: isOrderCancelled(order) },
    ]),
  )
}
