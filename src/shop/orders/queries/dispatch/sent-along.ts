import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { OrderDispatch } from "../../wire/dispatch"
import { DISPATCHES } from "./to-send"

/** Whether something that came along with a line of an order has left. */
export const isSentAlong = (
  { lines, dispatches }: { lines: readonly ShopLine[]; dispatches: readonly OrderDispatch[] },
  lineId: string,
): boolean => {
  const along = lines.filter(({ companionOf }) => companionOf === lineId)
  return along.some(({ id }) => dispatches.some(({ items }) => items.some(({ item }) => item === id)))
}

/** What of an order has left, as it is now. */
export async function dispatchesOf(db: Knex, orderId: string): Promise<OrderDispatch[]> {
  const { rows } = await db.raw<{ rows: { dispatches: OrderDispatch[] }[] }>(
    `select (${DISPATCHES}) as dispatches from "order" o where o.id = ?`,
    [orderId],
  )
  return rows[0].dispatches
}
