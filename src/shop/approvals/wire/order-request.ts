import * as z from "zod/mini"
import { confirmedAmount, id, instant, money, percent, requiredText } from "#kernel/wire/primitives"
import { charges } from "#shop/lines/wire/charge"
import { lineFields } from "#shop/lines/wire/line-fields"
import { REQUEST_STATES } from "../rules/request-states"

/** Body of `POST /company/requests/{id}/approve/`: what it costs as whoever approves it was shown. */
export const approveRequestBody = z.object({ confirmed_total: confirmedAmount })

/** Body of `POST /company/requests/{id}/refuse/`. */
export const refuseRequestBody = z.object({ reason: requiredText("approvals.reason_missing", 500) })

const person = z.object({ name: z.string(), email: z.string() })

const summary = {
  id,
  state: z.enum(REQUEST_STATES),
  /** Who asks, and in whose name it is ordered. */
  requester: z.extend(person, { is_self: z.boolean() }),
  /** The order's reference; "" without. */
  referencenum: z.string(),
  total_cost: money,
  requested_at: instant,
  /** Until then it waits and holds its periods. */
  expires_at: instant,
  ended_at: z.nullable(instant),
  /** Who answered. */
  answered_by: z.nullable(z.string()),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
  /** What it became. */
  order: z.nullable(z.object({ id, shop_number: z.string() })),
}

/** An order above the limit of its company, without its lines. */
export const orderRequestSummary = z.object(summary)
export type OrderRequestSummary = z.infer<typeof orderRequestSummary>
/** The open ones first, then the latest. */
export const orderRequestList = z.array(orderRequestSummary)

export const requestedLine = z.pick(lineFields, {
  display_name: true,
  display_quantity: true,
  rentalstartdate: true,
  rentalenddate: true,
  delivery: true,
  productservices: true,
  subtotal: true,
  list_subtotal: true,
  discount_percent: true,
})
export type RequestedLine = z.infer<typeof requestedLine>

export const requestedSums = z.object({
  total_price: money,
  shipping_cost: money,
  charges,
  vat_cost: money,
  vat_percent: percent,
  rounding: money,
})
export type RequestedSums = z.infer<typeof requestedSums>

export const orderRequest = z.object({
  ...summary,
  company: z.string(),
  items: z.array(requestedLine),
  sums: requestedSums,
  /** What approving it costs now; null once it isn't open, or where something of it can't be had any more. */
  current_total: z.nullable(money),
  /** What who asks for this may do with it now. */
  may: z.object({ approve: z.boolean(), withdraw: z.boolean() }),
})
export type OrderRequestWire = z.infer<typeof orderRequest>
