import { type ErpDocument, type ErpParty, erpPositions } from "#area/erp"
import { dayInNumbers } from "#kernel/format-day"
import { chargedFor, chargesOf } from "#shop/lines/rules/charges"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { asShopLines } from "../rules/quoted-line"
import type { QuoteRecord } from "./quote-record"

/** The quote as the ERP prints it: the lines of an order, and what a quote promises and what not. */
export function quoteDocument(quote: QuoteRecord, party: ErpParty, { phone }: CompanySettings): ErpDocument {
  const lines = asShopLines(quote.lines, quote.created_at)
  const charges = chargesOf(lines, { vatPermille: quote.vat_permille, shippingFee: quote.shipping_fee })
  const terms = [`Gültig bis ${dayInNumbers(quote.valid_until)}.`]
  if (lines.some(({ rental }) => rental !== null))
    terms.push("Mietgeräte sind mit der Offerte nicht reserviert; ob sie frei sind, prüfen wir bei der Bestellung.")
  terms.push(`Bestellen Sie in Ihrem Kundenkonto unter «Meine Offerten» oder unter ${phone}.`)
  return {
    title: `Webshop Offerte ${quote.shop_number}`,
    tag: `shop:quote:${quote.id}`,
    date: quote.valid_from,
    customerReference: "",
    billing: party,
    shipping: party,
    positions: [
      ...erpPositions(lines, { shippingFee: chargedFor("shipping", charges), reference: "" }),
      { kind: "text", lines: terms },
    ],
    total: quote.total,
    vatPermille: quote.vat_permille,
  }
}
