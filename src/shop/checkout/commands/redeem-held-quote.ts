import type { MedusaContainer } from "@medusajs/framework/types"
import { linesOfCart } from "#area/cart"
import { type Redemption, redeemQuote } from "#area/quotes"
import { giveOwnOffers } from "#area/wait-list"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { giveHoldsWithin } from "./by-staff/hold-by-staff"

/** What was quoted, and may be held by staff until the customer says yes. */
export const quotedRentals = (lines: readonly ShopLine[]) => lines.filter(({ quote, rental }) => quote && rental)

/**
 * Puts a quote into a cart of its customer's; what staff hold for him of it, or he is offered, is his there.
 * @throws Refusal as `redeemQuote`
 * @see docs/decisions/222-reservations-by-staff.md
 */
export const redeemHeldQuote = (scope: MedusaContainer, { customerId, quoteId }: Omit<Redemption, "inCart">) =>
  redeemQuote(scope, {
    ...{ customerId, quoteId },
    inCart: async (trx, cartId) => {
      const rentals = quotedRentals(await linesOfCart(trx, cartId))
      await giveHoldsWithin(scope, trx, customerId, rentals)
      await giveOwnOffers(scope, trx, customerId, rentals)
    },
  })
