import { queryOptions, useQuery } from "@tanstack/react-query"
import type { CalendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type { QuoteItem as QuoteItemWire, QuoteState, Quote as QuoteWire } from "#shop/quotes/wire/quote"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import { type OwnPriceFacts, ownPriceOf } from "@/components/offer/own-price-facts"
import { http } from "@/lib/http/http"
import { PRIVATE } from "@/lib/http/query-client"
import { chargesFromWire, type NamedCharge } from "@/lib/sums"

/** A quote that the ERP doesn't have yet is asked for again. */
const LOOK_AGAIN_MS = 5_000

export interface QuoteLine {
  name: string
  quantity: string
  period: RentalPeriod | null
  services: { name: string; amount: Rappen }[]
  subtotal: Rappen
  /** Where it was quoted for less than others pay: what they pay, and the customer's discount. */
  ownPrice: OwnPriceFacts | null
}

export interface Quote {
  id: string
  /** The ERP's number, or the shop's until there is one. */
  number: string
  hasPdf: boolean
  state: QuoteState
  day: CalendarDay
  validUntil: CalendarDay
  /** VAT included. */
  total: Rappen
  lines: QuoteLine[]
  /** What is in the total beside lines and shipping. */
  charges: NamedCharge[]
  orderId: string | null
}

const lineFromWire = ({
  display_name,
  display_quantity,
  rentalstartdate,
  rentalenddate,
  productservices,
  subtotal,
  ...special
}: QuoteItemWire): QuoteLine => ({
  name: display_name,
  quantity: display_quantity,
  period: rentalstartdate && rentalenddate ? rentalPeriod(rentalstartdate, rentalenddate) : null,
  services: productservices.map(({ name, price }) => ({ name, amount: fromWireMoney(price) })),
  subtotal: fromWireMoney(subtotal),
  ownPrice: ownPriceOf(special),
})

const fromQuoteWire = (wire: QuoteWire): Quote => ({
  id: wire.id,
  number: wire.document_nr ?? wire.shop_number,
  hasPdf: wire.document_nr !== null,
  state: wire.state,
  day: wire.is_valid_from as CalendarDay,
  validUntil: wire.valid_until as CalendarDay,
  total: fromWireMoney(wire.total_cost),
  lines: wire.items.map(lineFromWire),
  charges: chargesFromWire(wire),
  orderId: wire.order,
})

export const quotesQuery = queryOptions({
  queryKey: [PRIVATE, "quotes"],
  queryFn: ({ signal }) => http.get<QuoteWire[]>("/quotes/", { signal }).then((quotes) => quotes.map(fromQuoteWire)),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some((quote) => quote.state === "pending") ? LOOK_AGAIN_MS : false),
})

export const useQuotes = () => useQuery(quotesQuery)
