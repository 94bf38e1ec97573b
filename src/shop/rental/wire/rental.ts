import * as z from "zod/mini"
import { day, id, money } from "#kernel/wire/primitives"
import { REFUSAL_REASONS } from "../rules/refusal"
import { SERVICE_BASES } from "../rules/service-price"

/** Pickup has the price "0.00". Days are working days before and after the rent. */
export const deliveryType = z.object({
  id,
  name: z.string(),
  description: z.string(),
  price: money,
  needs_delivery_address: z.boolean(),
  is_default: z.boolean(),
  /** Working days between order and start, 0: the same day until the cut-off; missing where it is tomorrow, on Fridays Monday. */
  lead_days: z.optional(z.number()),
})
export type DeliveryType = z.infer<typeof deliveryType>

/** Why a day or a period can't be had (ruling 2). */
export const refusalReason = z.enum(REFUSAL_REASONS)
export type { RefusalReason } from "../rules/refusal"

/** Rules that let rentals not start, or not end, on days: where the reason is `rule`, the one that is meant. */
export const dayRule = z.object({ code: z.string(), title: z.string() })
export type DayRuleWire = z.infer<typeof dayRule>

/** What a service is charged by: once per rental, by chargeable day, or in per mille of the rent (186). */
export const serviceBasis = z.enum(SERVICE_BASES)

/** One day with at least one unit taken; fully booked means `notBooked <= 0`. */
export const bookedDay = z.object({
  rentaldate: day,
  booked: z.number(),
  notBooked: z.number(),
  reason: z.optional(refusalReason),
})

export const closedDay = z.object({ date: day, name: z.string() })
export type ClosedDay = z.infer<typeof closedDay>

/** A rule, and the days that can't be the start of a rental, the end, or both. */
export const barringRule = z.extend(dayRule, {
  bars: z.enum(["start", "end", "both"]),
  pickupDays: z.array(day),
  deliveryDays: z.array(day),
})

/** With `?delivery={id}` the list of its kind is exact for that delivery type; the other stays as without (ruling 4). */
export const bookingsQuery = z.object({ delivery: z.optional(z.string()) })

export const bookings = z.object({
  bookedPickupBookings: z.array(bookedDay),
  bookedDeliveryBookings: z.array(bookedDay),
  closedDays: z.array(closedDay),
  /** Missing where there are none. The days of each list go as its bookings do. */
  dayRules: z.optional(z.array(barringRule)),
  /** The first day on which a rental of each list can begin, by its delivery type's lead time and cut-off. */
  firstStarts: z.object({ pickup: day, delivery: day }),
  /** The server's day in Europe/Zurich, so that the calendar needs no clock. */
  today: day,
  /** Last bookable day, inclusive. */
  horizon: day,
})
export type Bookings = z.infer<typeof bookings>

export const rentalPeriod = z.object({ rentalstartdate: day, rentalenddate: day })

/** The body of every 409 about a period. */
export const periodConflict = z.object({
  reason: refusalReason,
  rule: z.optional(dayRule),
  day: z.nullable(day),
  alternatives: z.array(rentalPeriod),
  non_field_errors: z.array(z.string()),
  /** Set when one of several lines at checkout is meant. */
  item: z.optional(id),
})
export type PeriodConflict = z.infer<typeof periodConflict>
