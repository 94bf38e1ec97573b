import * as z from "zod/mini"
import { day, id, optionalLine } from "#kernel/wire/primitives"
import { CARRIERS, type Carrier, TRACKING_NUMBER } from "../rules/dispatch/carriers"

/** What of an order was sent or handed over at once. */
export const orderDispatch = z.object({
  id,
  day,
  /** `hand`: given out in person. */
  carrier: z.enum(CARRIERS),
  /** "" without. */
  tracking_number: z.string(),
  /** Where its way is shown; null where that isn't known. */
  tracking_url: z.nullable(z.string()),
  items: z.array(z.object({ item: id, quantity: z.int() })),
})
export type OrderDispatch = z.infer<typeof orderDispatch>

const MOST_PIECES = 10_000
const WRONG = "input.number"

/** `POST /admin/orders/{id}/dispatches`. */
export const dispatchBody = z.object({
  /** Made by the page: the same dispatch sent twice is one. */
  key: z.string("input.invalid").check(z.regex(/^[A-Za-z0-9-]{16,64}$/, "input.invalid")),
  carrier: z.enum(CARRIERS, "orders.carrier_missing"),
  tracking_number: optionalLine(60).check(z.regex(TRACKING_NUMBER, "orders.tracking_number")),
  /** Lines of which nothing goes may be among them. */
  lines: z
    .array(
      z.object({ id, quantity: z.int(WRONG).check(z.gte(0, WRONG), z.lte(MOST_PIECES, WRONG)) }),
      "orders.nothing_sent",
    )
    .check(z.minLength(1, "orders.nothing_sent"), z.maxLength(200, "input.invalid")),
})
export type DispatchBody = z.infer<typeof dispatchBody>

export interface StaffLineToSend {
  id: string
  name: string
  sku: string
  ordered: number
  /** So many are still to be sent. */
  open: number
  /** Pieces on the shelf; null where nobody counts them. */
  stocked: number | null
}

/** An order with goods that are still to be sent. */
export interface StaffOrderToSend {
  id: string
  shop_number: string
  ordered_on: string
  customer: string
  phone: string
  /** In one line; "" without. */
  address: string
  lines: StaffLineToSend[]
}

/** What was sent today, as long as it can be taken back. */
export interface StaffSentToday {
  id: string
  order_id: string
  shop_number: string
  customer: string
  carrier: Carrier
  tracking_number: string
  items: string[]
}

/** `GET /admin/dispatches`. */
export interface StaffDispatches {
  /** Those that wait longest first; not all of very many. */
  orders: StaffOrderToSend[]
  /** How many there are. */
  count: number
  /** The latest first. */
  sent_today: StaffSentToday[]
}
