import * as z from "zod/mini"
import { cartToken, confirmedAmount, day, id, optionalLine, optionalText } from "#kernel/wire/primitives"
import { addressFields } from "#shop/accounts/wire/account"
import { type DraftLine, draftLines, optionalId } from "#shop/cart/wire/staff-draft"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { ProductService } from "#shop/catalogue/wire/product"

/** `POST /admin/new-order`: answered as a checkout. */
export const staffOrderBody = z.object({
  /** Made by the page: the same order sent twice is one. */
  key: cartToken,
  customer_id: id,
  lines: draftLines,
  referencenum: optionalLine(15),
  /** What was held for it. */
  hold: optionalId,
  /** The rental that this order takes the place of: it is cancelled without a fee. */
  replaces: optionalId,
  /** For colleagues. */
  note: optionalText(2000),
  /** Saved ones; null for the company's own. */
  billing_address_id: z.nullable(id),
  shipping_address_id: z.nullable(id),
  /** Where this order alone goes, which isn't saved: in the place of a saved one. */
  shipping_address: z.optional(z.nullable(z.object(addressFields))),
  /** The total as it was read to the customer. */
  confirmed_total: confirmedAmount,
})
export type StaffOrderBody = z.infer<typeof staffOrderBody>

const orderFacts = z.pick(staffOrderBody, {
  referencenum: true,
  note: true,
  billing_address_id: true,
  shipping_address_id: true,
  shipping_address: true,
})
/** What an order says besides its lines. */
export type OrderFacts = z.infer<typeof orderFacts>

/** `POST /admin/quotes/{id}/order`: answered as a checkout. */
export const quoteOrderBody = z.pick(staffOrderBody, {
  key: true,
  referencenum: true,
  note: true,
  confirmed_total: true,
})
export type QuoteOrderBody = z.infer<typeof quoteOrderBody>

/** `POST /admin/new-order/quote`. `hold`: what was held for the order, which stays held. */
export const staffQuoteBody = z.object({
  customer_id: id,
  lines: draftLines,
  hold: optionalId,
  confirmed_total: confirmedAmount,
})
export type StaffQuoteBody = z.infer<typeof staffQuoteBody>

/** Without accounts it waits until there are some, and so does its mail. */
export interface StaffQuoteAnswer {
  id: string
  has_accounts: boolean
}

const MOST_HOURS = 14 * 24

/** `POST /admin/new-order/holds`: for how long. */
export const staffHoldBody = z.object({
  /** Made by the page: the same hold sent twice is one. */
  key: cartToken,
  customer_id: id,
  lines: draftLines,
  /** Kept for its order. */
  facts: z.optional(z.nullable(orderFacts)),
  hours: z.int("input.invalid").check(z.gte(1, "input.invalid"), z.lte(MOST_HOURS, "input.invalid")),
})
export type StaffHoldBody = z.infer<typeof staffHoldBody>

interface StaffHeld {
  id: string
  customer_id: string
  customer: string
  staff: string
  expires_at: string
  lines: (DraftLine & { name: string })[]
}

/** `GET /admin/new-order/holds`. */
export interface StaffHolds {
  holds: StaffHeld[]
}

/** `GET /admin/new-order/holds/{id}`: null if nobody knows it (any more). */
export interface StaffHoldAnswer {
  hold: (StaffHeld & { facts: OrderFacts | null }) | null
  /** Why it holds nothing: its time is over, or it was ordered or let go. */
  end: "lapsed" | "ended" | null
}

const MOST_DAYS = 42
const WRONG = "input.number"

/** `GET /admin/new-order`: what can be rented from a day on. */
export const newOrderQuery = z.object({
  from: z.optional(day),
  days: z.optional(z.coerce.number(WRONG).check(z.int(WRONG), z.gte(1, WRONG), z.lte(MOST_DAYS, WRONG))),
  delivery: z.optional(id),
  customer: z.optional(id),
})

export interface NewOrderFacts {
  today: string
  from: string
  days: { day: string; is_working_day: boolean }[]
  delivery_types: { id: string; name: string; price: string; is_default: boolean }[]
  /** The one that the free units are for. */
  delivery: string
  devices: {
    id: string
    name: string
    /** Of a day. */
    price: string
    services: ProductService[]
    /** Units that are left on each of the days. */
    free: number[]
  }[]
}

/** `GET /admin/new-order/goods?q=`. */
export const goodsQuery = z.object({ q: optionalLine(100) })

/** What is sold, as a line of an order names it. */
export interface Goods {
  goods: { id: string; category: LineCategory; name: string; price: string }[]
}
