import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { changesOfOrders, rentalsOfOrders } from "#area/rental"
import { type WholeOrderBar, wholeOrderBar } from "../../rules/whole-order"
import { isSent } from "../dispatch/to-send"

/** Why the order isn't cancelled as a whole now; null if it may be. */
export async function whyNotCancelledWhole(db: Knex, orderId: string): Promise<WholeOrderBar | null> {
  const [rentals, changes, sent] = await Promise.all([
    rentalsOfOrders(db, [orderId]),
    changesOfOrders(db, [orderId]),
    isSent(db, orderId),
  ])
  return wholeOrderBar(
    rentals.map(({ state }) => state),
    changes,
    sent,
  )
}
