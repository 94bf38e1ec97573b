import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { insertLines, lockOpenCart, lockToken, openRentalsOf, type ShopTerms } from "#area/cart"
import { conflict, notFound } from "#platform/refusal"
import { quoteById } from "../queries/quote-record"
import { assertNotAskedFor, assertRedeemable, linesOfQuote } from "./lines-of-quote"
import { takeOffersAlong } from "./take-offers-along"

interface QuoteForCart {
  quoteId: string
  customerId: string
  /** Of a cart that nobody has yet. */
  token: string
}

/** Whose quote it is. @throws Refusal 404 */
export async function customerOfQuote(db: Knex, quoteId: string): Promise<string> {
  const quote = await quoteById(db, quoteId)
  if (!quote) throw notFound()
  return quote.customer_id
}

/**
 * Puts a quote's lines at their quoted prices into a new cart of its customer's, out of the one that he had put them into.
 * @throws Refusal 409 for a quote that is ordered, waits for approval, is expired or just moved, or for a product that is gone
 */
export async function quoteIntoCart(
  trx: Knex.Transaction,
  { quoteId, customerId, token }: QuoteForCart,
  { catalogue, commerce, vat }: ShopTerms,
) {
  const known = (await quoteById(trx, quoteId))?.cart_token ?? null
  // The cart before the quote, as the checkout locks them.
  const former = known === null ? undefined : await lockToken(trx, known)
  const quote = await quoteById(trx, quoteId, "for update")
  if (quote?.customer_id !== customerId || quote.cart_token !== known) throw conflict("quotes.just_changed")
  assertRedeemable(quote)
  await assertNotAskedFor(trx, quote)
  const before = await openRentalsOf(trx, customerId)
  if (former?.detached_at === null)
    await trx.raw("delete from cart_line_item where cart_id = ? and metadata->'quote'->>'id' = ?", [
      former.cart_id,
      quoteId,
    ])
  const lines = linesOfQuote(quote, catalogue)
  const row = await lockOpenCart(trx, token, { customerId }, commerce)
  await insertLines(trx, row.cart_id, lines, vat)
  await takeOffersAlong(trx, before, lines)
  await trx("quote").where({ id: quoteId }).update({ cart_token: token, updated_at: trx.fn.now() })
  return row
}
