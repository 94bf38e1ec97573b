import { type ErpDocument, type ErpParty, erpPositions } from "#area/erp"
import { message } from "#kernel/wire/message"
import { besideCharges, chargedFor } from "#shop/lines/rules/charges"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"
import { asShopLines } from "../rules/quoted-line"
import { chargesOfQuote, type QuoteRecord } from "./quote-record"

/** The quote as the ERP prints it: the lines of an order, and what a quote promises and what not. */
export function quoteDocument(
  quote: QuoteRecord,
  party: ErpParty,
  { company: { phone }, texts }: { company: CompanySettings; texts: Texts },
): ErpDocument {
  const lines = asShopLines(quote.lines, quote.created_at)
  const charges = chargesOfQuote(quote)
  const terms = [texts(message("quotes.paper_valid_until", { day: quote.valid_until }))]
  if (lines.some(({ rental }) => rental !== null)) terms.push(texts(message("quotes.paper_not_reserved")))
  terms.push(texts(message("quotes.paper_order", { phone })))
  return {
    title: texts(message("quotes.paper_title", { number: quote.shop_number })),
    tag: `shop:quote:${quote.id}`,
    date: quote.valid_from,
    customerReference: "",
    billing: party,
    shipping: party,
    positions: [
      ...erpPositions(lines, {
        shippingFee: chargedFor("shipping", charges),
        charges: besideCharges(charges),
        reference: "",
        texts,
      }),
      { kind: "text", lines: terms },
    ],
    total: quote.total,
    vatPermille: quote.vat_permille,
  }
}
