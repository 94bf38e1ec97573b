import type { CalendarDay } from "#kernel/calendar-day"
import type { Quote as QuoteWire } from "#shop/quotes/wire/quote"
import { http } from "@/lib/http/http"
import { downloadQuote } from "./quote-file"

export interface QuotedCart {
  /** The ERP's number; null as long as the PDF isn't there. */
  number: string | null
  validUntil: CalendarDay
}

/** Quotes the cart and saves the PDF. What the ERP can't print now is there later: the quote itself stands. */
export async function quoteCart(cartToken: string): Promise<QuotedCart> {
  const { id, document_nr: number, valid_until } = await http.post<QuoteWire>(`/cart/${cartToken}/quote/`)
  const isSaved =
    number !== null &&
    (await downloadQuote(id, number).then(
      () => true,
      () => false,
    ))
  return { number: isSaved ? number : null, validUntil: valid_until as CalendarDay }
}
