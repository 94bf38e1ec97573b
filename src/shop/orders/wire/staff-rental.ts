import * as z from "zod/mini"
import { confirmedAmount, optionalText, requiredText } from "#kernel/wire/primitives"
import type { CancellationOfferWire, ChangeBar, ExtensionOffer } from "./rental-change"

/** `GET /admin/rental/reservations/{id}/cancellation`: what it costs by the terms today. */
export interface StaffCancellation {
  cancellation: CancellationOfferWire
  /** Set: not even staff can cancel it. */
  bar: ChangeBar | null
  /** Set: the customer can't cancel it by himself. */
  customer_bar: ChangeBar | null
}

/** `POST /admin/rental/reservations/{id}/cancel`. */
export const cancelByStaffBody = z.object({
  /** The fee by the terms, without VAT, that was shown. */
  confirmed_fee: confirmedAmount,
  /** The fee isn't charged; the note says why. */
  is_waived: z.boolean("input.invalid"),
  note: optionalText(1000),
})
export type CancelByStaffBody = z.infer<typeof cancelByStaffBody>

/** `GET /admin/rental/reservations/{id}/extension`; `POST` takes the body of the customer's own call. */
export type StaffExtension = ExtensionOffer

/** `GET /admin/new-order/replaced/{id}`: the rental that another one is to take the place of. Days are `YYYY-MM-DD`, both included. */
export interface StaffReplacedRental {
  id: string
  customer_id: string
  shop_number: string
  product_id: string
  product: string
  starts_on: string
  ends_on: string
  /** Set: it can't be replaced any more. */
  bar: ChangeBar | null
}

const refundAmount = z.string("orders.amount_missing").check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "input.amount"))

/** `POST /admin/rental/reservations/{id}/deposit`: what is given back of it, 0 where it is kept, and why not all. */
export const returnDepositBody = z.object({ amount: refundAmount, note: optionalText(1000) })
export type ReturnDepositBody = z.infer<typeof returnDepositBody>

/** `POST /admin/rental/changes/{id}/waive`: takes back what was charged. */
export const waiveBody = z.object({ note: requiredText("input.reason_missing", 1000) })
