import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"

/** `open`: could still be ordered; `ending`: of these, what lapses within days; `ordered`; `expired`: lapsed without an order. */
export const QUOTE_FILTERS = ["open", "ending", "ordered", "expired", "all"] as const
export type QuoteFilter = (typeof QUOTE_FILTERS)[number]

/** Query of `GET /admin/quotes`. `q`: within its numbers, the customer's name and e-mail, or what is quoted. */
export const staffQuotesQuery = z.object({
  filter: z._default(z.enum(QUOTE_FILTERS), "open"),
  q: optionalLine(100),
  ...pageQuery,
})
export type StaffQuotesQuery = z.output<typeof staffQuotesQuery>

/** What is quoted: its name, with pieces where there are several, and the days of a rental, both ends included. */
export interface StaffQuoteItem {
  name: string
  period: RentalPeriod | null
}

export interface StaffQuote {
  id: string
  /** 'O-1001'. */
  shop_number: string
  /** The ERP's; null until it has the quote. */
  document_nr: string | null
  /** Ordered quotes are neither open nor expired. */
  state: "pending" | "open" | "expired" | "ordered"
  created_on: string
  /** The last day on which its prices hold. */
  valid_until: string
  /** CHF, VAT included. */
  total: string
  customer_id: string
  customer: string
  items: StaffQuoteItem[]
  order: { id: string; shop_number: string } | null
}

/** `GET /admin/quotes`: open ones that lapse first first, others newest first. */
export interface StaffQuotes {
  today: string
  /** So many days ahead one counts as ending. */
  ending_days: number
  counts: Record<QuoteFilter, number>
  quotes: StaffQuote[]
}
