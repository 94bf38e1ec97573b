import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countCart, linesOfCart, lineToAdd, lockOpenCart, putLine, shopTerms, termsFor } from "#area/cart"
import type { RentalService } from "#area/rental"
import { now } from "#platform/clock"
import { conflict, notFound } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { AddToCartAnswer } from "#shop/cart/wire/cart"
import { type EntryRow, entryById } from "../data/entries"
import { stateAt } from "../rules/entry-states"
import type { WaitListTake } from "../wire/wait-list"
import { idOfLink, lockEntryOfLink } from "./entry-of-link"
import { isOffered } from "./own-offers"

interface Taker extends WaitListTake {
  customerId: string | null
  /** Where the call comes from. */
  address: string
}

/**
 * Puts what is offered into a cart and holds the unit for that line until the offer ends, so that only this cart can order
 * it. Again, the line that is there stays the one, unless its customer has moved it to other days.
 * @throws Refusal 404 for a wrong link, 409 once nothing is offered, and those of any line that is added
 */
export async function takeOffer(scope: MedusaContainer, taker: Taker): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rental = scope.resolve<RentalService>("rental")
  const shop = await shopTerms(scope)
  const known = await entryById(db, idOfLink(taker.token))
  if (!known) throw notFound()
  if (known.state !== "offered") throw conflict("waitlist.over")
  const line = lineToAdd(shop, wishOf(known))
  return inOneTransaction(scope, async ({ trx }) => {
    // The cart before the entry, as the checkout locks it before what is held.
    const cart = await lockOpenCart(trx, taker.cart, taker, shop.commerce)
    const entry = await lockEntryOfLink(trx, taker.token)
    const heldFor = await rental.lineOfOffer(entry.id, trx)
    const before = (await linesOfCart(trx, cart.cart_id)).find((one) => one.id === heldFor && isOffered(one, entry))
    const { item, quantity } = before
      ? { item: before.id, quantity: before.quantity }
      : await putLine(trx, cart.cart_id, line, await termsFor(trx, shop, cart.customer_id ?? taker.customerId))
    if (entry.state !== "offered" || !(await rental.giveOffer(trx, entry.id, item))) {
      const heldUntil = (await rental.heldOffers([entry.id], trx)).get(entry.id)
      const isAskedFor = stateAt({ state: entry.state, heldUntil }, now()) === "offered"
      throw conflict(isAskedFor ? "waitlist.asked_for" : "waitlist.over")
    }
    return { item, quantity, total_quantity: await countCart(trx, taker.cart) }
  })
}

const wishOf = (entry: EntryRow) => ({
  category: "rental",
  id: entry.product_id,
  quantity: 1,
  wish: {
    start: entry.offered_start ?? entry.start_day,
    end: entry.offered_end ?? entry.end_day,
    deliveryId: entry.delivery_type_id,
    services: { ids: [], field: "productservices" },
  },
})
