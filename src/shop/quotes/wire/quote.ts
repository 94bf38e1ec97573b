import * as z from "zod/mini"
import { cartToken, day, id, instant, money } from "#kernel/wire/primitives"
import { charges } from "#shop/lines/wire/charge"
import { lineFields } from "#shop/lines/wire/line-fields"

/** `pending`: the ERP doesn't have it yet. */
export const quoteState = z.enum(["pending", "open", "expired", "ordered"])
export type QuoteState = z.infer<typeof quoteState>

export const quoteItem = z.pick(lineFields, {
  display_name: true,
  display_quantity: true,
  rentalstartdate: true,
  rentalenddate: true,
  productservices: true,
  subtotal: true,
  list_subtotal: true,
  discount_percent: true,
})

export type QuoteItem = z.infer<typeof quoteItem>

/** A cart as it was quoted. */
export const quote = z.object({
  id,
  shop_number: z.string(),
  /** The ERP's number, as its PDF shows it; null while `pending`. */
  document_nr: z.nullable(z.string()),
  state: quoteState,
  created_at: instant,
  is_valid_from: day,
  /** The last day on which its prices hold. */
  valid_until: day,
  /** VAT included. */
  total_cost: money,
  items: z.array(quoteItem),
  /** What is in the total beside items and shipping. */
  charges,
  /** The order that was made of it. */
  order: z.nullable(id),
})
export type Quote = z.infer<typeof quote>
export const quoteList = z.array(quote)

/** The cart that now has the quote's lines at their quoted prices. */
export const redeemAnswer = z.object({ cart: cartToken, total_quantity: z.number() })
export type RedeemAnswer = z.infer<typeof redeemAnswer>
