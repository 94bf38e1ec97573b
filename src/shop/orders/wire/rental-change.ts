import * as z from "zod/mini"
import { codedRefusal } from "#kernel/wire/errors"
import { confirmedAmount, day, id, instant, money } from "#kernel/wire/primitives"
import { charges } from "#shop/lines/wire/charge"
import { RENTAL_CHANGE_KINDS } from "#shop/rental/rules/change-kinds"
import { CHANGE_BARS, RENTAL_STATES } from "#shop/rental/rules/rental-status"
import { dayRule, refusalReason } from "#shop/rental/wire/rental"

/** What a cancellation of a rental costs today. `total` includes VAT and rounding. */
export const cancellationOffer = z.object({
  fee: money,
  vat: money,
  rounding: money,
  total: money,
  /** Share of the rent that is owed. */
  percent: z.number(),
  /** Working days strictly between today and the start. */
  working_days: z.number(),
  /** The last day on which half the rent is owed; null once it has passed. */
  half_fee_until: z.nullable(day),
  /** The fee after that day: the whole rent. */
  full_fee: money,
})
export type CancellationOfferWire = z.infer<typeof cancellationOffer>

/** Why the customer can't change a rental any more. */
export const changeBar = z.enum(CHANGE_BARS)
export type ChangeBar = z.infer<typeof changeBar>

/** Where a rental is now, while the item's other fields say what was ordered. */
export const rentalStatus = z.object({
  state: z.enum(RENTAL_STATES),
  /** The period with its extensions. */
  rentalstartdate: day,
  rentalenddate: day,
  days: z.number(),
  /** The day by which it has to be back: the last one, or as much later as the way back takes where it is sent. */
  return_due: day,
  cancellation: cancellationOffer,
  /** Set: it can't be cancelled, and this is why. */
  cancellation_bar: z.nullable(changeBar),
  /** Set: it can't be extended, and this is why. */
  extension_bar: z.nullable(changeBar),
  /** Whether the unit that the customer has, had or is promised by name comes with a certificate of its calibration. */
  has_certificate: z.boolean(),
})
export type RentalStatusWire = z.infer<typeof rentalStatus>

/** What happened to a rental after it was ordered. */
export const orderChange = z.object({
  id,
  item: id,
  kind: z.enum(RENTAL_CHANGE_KINDS),
  day,
  created_at: instant,
  /** Owed in place of the item for a cancellation, on top of the order for all else; `total` includes VAT and rounding. */
  fee: money,
  vat: money,
  rounding: money,
  total: money,
  /** Share of the rent that a cancellation owes. */
  percent: z.nullable(z.number()),
  /** The end before, and the new one of an extension or other dates. */
  rentalenddate_before: day,
  rentalenddate: z.nullable(day),
  /** Of other dates, which the shop agreed to: the new first day. */
  rentalstartdate: z.optional(day),
  /** Days that the fee is computed from. */
  days: z.number(),
  /** Of a damage: what it is, as staff wrote it. Of a missing part: which, and how many. Of a deposit: why not all of it was given back. Else empty. */
  description: z.string(),
  /** Of a deposit: what was given back of it. */
  refunded: z.optional(money),
  /** Its fee was taken back since. */
  waived: z.boolean(),
})
export type OrderChange = z.infer<typeof orderChange>

/** What an order costs with its changes; `total_cost` includes VAT and rounding. */
export const amendedSums = z.object({
  subtotal: money,
  shipping_cost: money,
  charges,
  vat_cost: money,
  rounding: money,
  total_cost: money,
})

/** Body of `POST /orders/{id}/items/{item}/cancel/`: the fee without VAT that the customer was shown. */
export const cancelRentalBody = z.object({ confirmed_fee: confirmedAmount })

/** 409 of a cancellation whose fee differs from the one confirmed. */
export const cancellationConflict = z.object({
  code: z.literal("fee_changed"),
  cancellation: cancellationOffer,
  non_field_errors: z.array(z.string()),
})
export type CancellationConflict = z.infer<typeof cancellationConflict>

/** A later end that can be had now, and what the days until then cost; `total` includes VAT and rounding. */
export const extensionOption = z.object({
  rentalenddate: day,
  days: z.number(),
  price: money,
  /** What of the price services come to, where some grow with the rental. */
  services: z.optional(z.array(z.object({ name: z.string(), price: money }))),
  vat: money,
  rounding: money,
  total: money,
  /** Set if the order would then cost more than who asks may order alone: a colleague who manages can extend it so long. */
  above_limit: z.optional(z.boolean()),
})
export type ExtensionOption = z.infer<typeof extensionOption>

/** What ends the possible extensions; no day where no single unit is free throughout. */
export const extensionLimit = z.object({ reason: refusalReason, day: z.nullable(day) })

/** `GET /orders/{id}/items/{item}/extension/`. */
export const extensionOffer = z.object({
  /** The end as it is. */
  rentalenddate: day,
  price_per_day: money,
  /** By day; none if it can't be extended. */
  options: z.array(extensionOption),
  /** Null where only the horizon or the most days at once end them. */
  limit: z.nullable(extensionLimit),
  /** Set if the unit's calibration ends before the last of the options: the last day on which it is valid. */
  calibration_ends_on: z.nullable(day),
  /** Set: it can't be extended at all, and this is why. */
  bar: z.nullable(changeBar),
})
export type ExtensionOffer = z.infer<typeof extensionOffer>

/** Body of `POST /orders/{id}/items/{item}/extension/`: the new end and the price without VAT that the customer was shown. */
export const extendRentalBody = z.object({
  rentalenddate: z.string("orders.new_end_missing"),
  confirmed_price: confirmedAmount,
})
export type ExtendRentalBody = z.infer<typeof extendRentalBody>

/** 409 of an extension that can't be had, or not at the price confirmed: why, and what is possible now. */
export const extensionConflict = z.object({
  code: z.enum(["not_available", "price_changed"]),
  reason: z.nullable(refusalReason),
  rule: z.optional(dayRule),
  day: z.nullable(day),
  extension: extensionOffer,
  non_field_errors: z.array(z.string()),
})
export type ExtensionConflict = z.infer<typeof extensionConflict>

/** 409: the order would cost more than who asks may order alone. */
export const aboveLimitConflict = codedRefusal("above_limit")

/** 409: more than a customer who has paid no invoice yet may rent at a time. */
export const newCustomerConflict = codedRefusal("new_customer_limit")
