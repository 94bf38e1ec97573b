import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { currentOffer, type insertLines, isGoneCompanion, linesSentBy, newLineId } from "#area/cart"
import type { CatalogueSnapshot } from "#area/catalogue"
import { type Message, message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { refuse } from "#platform/refusal"
import { chargeFacts } from "#shop/lines/rules/line-charge"
import type { LineFacts } from "#shop/lines/rules/shop-line"
import type { QuoteRecord } from "../queries/quote-record"
import { quoteState } from "../queries/quote-wire"
import { asShopLines } from "../rules/quoted-line"
import { quotesAmong } from "./note-ordered"

const gone = (code: string, reason: Message) => refuse(reason, { status: 409, extra: { code } })

/** @throws Refusal 409 for a quote that is ordered or expired */
export function assertRedeemable(quote: QuoteRecord): void {
  const state = quoteState(quote, today())
  if (state === "ordered") throw gone("quote_ordered", message("quotes.ordered"))
  if (state === "expired") throw gone("quote_expired", message("quotes.expired", { day: quote.valid_until }))
}

/**
 * @param quote locked by this transaction, and before it the cart that it was put into last
 * @throws Refusal 409 for a quote whose lines wait for approval
 */
export async function assertNotAskedFor(trx: Knex.Transaction, { id, customer_id }: QuoteRecord): Promise<void> {
  if (quotesAmong(await linesSentBy(trx, customer_id)).includes(id))
    throw gone("quote_asked_for", message("quotes.asked_for"))
}

/**
 * The quote's lines as they go into a cart, companions with what they came along with; those that are gone stay out.
 * @throws Refusal 409 for a product that can't be had any more
 */
export function linesOfQuote(quote: QuoteRecord, catalogue: CatalogueSnapshot): Parameters<typeof insertLines>[2] {
  const ids = quote.lines.map(newLineId)
  return asShopLines(quote.lines, quote.created_at).flatMap((line, index) => {
    if (isGoneCompanion(line, catalogue)) return []
    const found = catalogue.choices.get(line.variantId)
    if (!found || currentOffer(line, catalogue, 0, true) === null)
      throw gone("not_available", message("quotes.not_available", { product: line.productName }))
    const { companionOf } = quote.lines[index]
    const facts: LineFacts = {
      category: line.category,
      priced_at: quote.created_at.toISOString(),
      ...(companionOf === null ? {} : { companion_of: ids[companionOf] }),
      ...(line.rental === null ? {} : { rental: line.rental }),
      ...chargeFacts(line.charges),
      ...(line.special === null ? {} : { special: line.special }),
      quote: { id: quote.id, validUntil: quote.valid_until },
    }
    return [{ id: ids[index], line: { ...found, quantity: line.quantity, unitPrice: line.unitPrice, facts } }]
  })
}
