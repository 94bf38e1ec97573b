import { type LineToAdd, newLineId } from "#area/cart"
import type { CatalogueSnapshot } from "#area/catalogue"
import { currentOffer } from "#area/lines"
import { dayInNumbers } from "#kernel/format-day"
import { today } from "#platform/clock"
import { Refusal } from "#platform/refusal"
import type { LineFacts } from "#shop/lines/rules/shop-line"

import type { QuoteRecord } from "../queries/quote-record"
import { quoteState } from "../queries/quote-wire"
import { asShopLines } from "../rules/quoted-line"

const gone = (code: string, text: string) => new Refusal(409, { code, non_field_errors: [text] })

/** @throws Refusal 409 for a quote that is ordered or expired */
export function assertRedeemable(quote: QuoteRecord): void {
  const state = quoteState(quote, today())
  if (state === "ordered") throw gone("quote_ordered", "Diese Offerte haben Sie bereits bestellt.")
  if (state === "expired")
    throw gone(
      "quote_expired",
      `Diese Offerte galt bis ${dayInNumbers(quote.valid_until)}. Gerne erstellen wir eine neue.`,
    )
}

/**
 * The quote's lines as they go into a cart, companions with what they came along with.
 * @throws Refusal 409 for a product that can't be had any more
 */
export function linesOfQuote(quote: QuoteRecord, catalogue: CatalogueSnapshot): { id: string; line: LineToAdd }[] {
  const ids = quote.lines.map(newLineId)
  return asShopLines(quote.lines, quote.created_at).map((line, index) => {
    const found = catalogue.choices.get(line.variantId)
    if (!found || currentOffer(line, catalogue) === null)
      throw gone("not_available", `${line.productName} ist nicht mehr lieferbar. Bitte rufen Sie uns an.`)
    const { companionOf } = quote.lines[index]
    const facts: LineFacts = {
      category: line.category,
      priced_at: quote.created_at.toISOString(),
      ...(companionOf === null ? {} : { companion_of: ids[companionOf] }),
      ...(line.rental === null ? {} : { rental: line.rental }),
      quote: { id: quote.id, validUntil: quote.valid_until },
    }
    return { id: ids[index], line: { ...found, quantity: line.quantity, unitPrice: line.unitPrice, facts } }
  })
}
