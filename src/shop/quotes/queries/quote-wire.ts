import { chargesWire, lineWire } from "#area/lines"
import type { CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { fieldsOf } from "#kernel/wire/fields-of"
import { besideCharges } from "#shop/lines/rules/charges"
import type { Texts } from "#texts/texts"
import { asShopLines } from "../rules/quoted-line"
import { type Quote, type QuoteState, quoteItem } from "../wire/quote"
import { chargesOfQuote, type QuoteRecord } from "./quote-record"

/** @param today decides whether its prices still hold; the last day counts */
export function quoteState(quote: QuoteRecord, today: CalendarDay): QuoteState {
  if (quote.order_id !== null) return "ordered"
  if (today > quote.valid_until) return "expired"
  return quote.erp_quote_number === null ? "pending" : "open"
}

export const toQuoteWire = (quote: QuoteRecord, today: CalendarDay, texts: Texts): Quote => ({
  id: quote.id,
  shop_number: quote.shop_number,
  document_nr: quote.erp_quote_number,
  state: quoteState(quote, today),
  created_at: quote.created_at.toISOString(),
  is_valid_from: quote.valid_from,
  valid_until: quote.valid_until,
  total_cost: toWireMoney(quote.total),
  items: asShopLines(quote.lines, quote.created_at).map((line) => fieldsOf(quoteItem, lineWire(line, texts))),
  ...chargesWire(besideCharges(chargesOfQuote(quote)), texts),
  order: quote.order_id,
})
