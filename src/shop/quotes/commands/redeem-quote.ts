import { randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countCart, insertLines, lockOpenCart, lockToken, openRentalsOf, type ShopTerms, shopTerms } from "#area/cart"

import { ownQuote, quoteById } from "../queries/quote-record"
import type { RedeemAnswer } from "../wire/quote"
import { assertNotAskedFor, assertRedeemable, linesOfQuote } from "./lines-of-quote"
import { takeOffersAlong } from "./take-offers-along"

export interface Redemption {
  customerId: string
  quoteId: string
  /** What else is done once the quote's lines are in the cart. */
  inCart?(trx: Knex.Transaction, cartId: string): Promise<void>
}

/**
 * Puts the quote's lines at their quoted prices into a cart of the customer's, the same one each time; what he put there
 * besides stays. Whether rentals are free is seen in that cart and decided at its checkout.
 * @throws Refusal 404 for another customer's quote, 409 for one that is ordered, waits for approval or is expired, or for a product that is gone
 */
export async function redeemQuote(scope: MedusaContainer, redemption: Redemption): Promise<RedeemAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shop = await shopTerms(scope)
  for (;;) {
    const answer = await redeemOnce(db, redemption, shop)
    if (answer !== null) return answer
  }
}

/** Null if another click has put the quote into a cart in the same moment. */
async function redeemOnce(
  db: Knex,
  { customerId, quoteId, inCart }: Redemption,
  { catalogue, commerce, vat }: ShopTerms,
) {
  const { cart_token: known } = await ownQuote(db, customerId, quoteId)
  return db.transaction(async (trx) => {
    // The cart before the quote, as the checkout locks them.
    if (known !== null) await lockToken(trx, known)
    const quote = await quoteById(trx, quoteId, "for update")
    if (!quote || quote.cart_token !== known) return null
    assertRedeemable(quote)
    await assertNotAskedFor(trx, quote)
    const lines = linesOfQuote(quote, catalogue)
    const token = known ?? randomBytes(24).toString("base64url")
    const { cart_id: cartId } = await lockOpenCart(trx, token, { customerId }, commerce)
    const before = await openRentalsOf(trx, customerId)
    await trx.raw("delete from cart_line_item where cart_id = ? and metadata->'quote'->>'id' = ?", [cartId, quote.id])
    await insertLines(trx, cartId, lines, vat)
    await takeOffersAlong(trx, before, lines)
    await inCart?.(trx, cartId)
    await trx("quote").where({ id: quote.id }).update({ cart_token: token, updated_at: trx.fn.now() })
    return { cart: token, total_quantity: await countCart(trx, token) }
  })
}
