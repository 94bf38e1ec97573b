import * as z from "zod/mini"
import { day, id, instant, money, percent } from "#kernel/wire/primitives"
import { charges } from "#shop/lines/wire/charge"
import { lineProduct } from "#shop/lines/wire/line"
import { lineFields } from "#shop/lines/wire/line-fields"
import { PROTOCOL_KINDS } from "#shop/rental/rules/hand-over/protocol"
import { byPieceList } from "../rules/piece-lists"
import { orderDispatch } from "./dispatch"
import { monthlyBilling } from "./monthly-billing"
import { amendedSums, orderChange, rentalStatus } from "./rental-change"

export const orderItem = z.object({
  id,
  product: lineProduct,
  ...z.pick(lineFields, {
    quantity: true,
    display_name: true,
    display_quantity: true,
    subtotal: true,
    list_subtotal: true,
    discount_percent: true,
    demanded_by: true,
  }).shape,
})
export type OrderItem = z.infer<typeof orderItem>

export const rentalOrderItem = z.extend(orderItem, {
  rentalstartdate: day,
  rentalenddate: day,
  ...z.pick(lineFields, { rate_parts: true, delivery: true, productservice: true, productservices: true }).shape,
  /** Null where nothing was ever reserved. */
  standing: z.nullable(rentalStatus),
})
export type RentalOrderItem = z.infer<typeof rentalOrderItem>

/** Written when a rented unit changed hands; a PDF of its own. */
export const orderProtocol = z.object({
  id,
  /** The rental's line. */
  item: id,
  kind: z.enum(PROTOCOL_KINDS),
  day,
  display_name: z.string(),
})

export const order = z.object({
  id,
  shop_number: z.string(),
  bexio_order_id: z.nullable(z.string()),
  bexio_invoice_id: z.nullable(z.string()),
  created_at: instant,
  paid: z.boolean(),
  cancelled: z.boolean(),
  total_cost: money,
  subtotal: money,
  shipping_cost: money,
  vat_cost: money,
  /** The rate of the day it was ordered, for what is added later too. */
  vat_percent: percent,
  rounding: money,
  charges,
  /** The colleague who placed it; null for one's own. */
  ordered_by: z.nullable(z.string()),
  /** Whether who asks may cancel and extend its rentals. */
  may_change: z.boolean(),
  referencenum: z.string(),
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
  postalcode: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  company2: z.string(),
  first_name2: z.string(),
  last_name2: z.string(),
  address2: z.string(),
  postalcode2: z.string(),
  city2: z.string(),
  email2: z.string(),
  phone2: z.string(),
  country2: z.string(),
  rentalitems: z.array(rentalOrderItem),
  ...byPieceList(() => z.array(orderItem)),
  /** Of the terms that were accepted with it: `/agb/fassung/{terms_version}`. Null where nobody accepted any. */
  terms_version: z.nullable(z.string()),
  /** What has happened since, oldest first. */
  changes: z.array(orderChange),
  /** What the order costs with them; null while there are none. */
  amended: z.nullable(amendedSums),
  /** Protocols of rented units that were handed over or came back, oldest first. */
  protocols: z.array(orderProtocol),
  /** What was sold and is on its way or handed over, the first first. */
  dispatches: z.array(orderDispatch),
  monthly_billing: monthlyBilling,
})
export type Order = z.infer<typeof order>
export const orderList = z.array(order)
