import * as z from "zod/mini"
import { confirmedAmount, optionalLine, optionalText } from "#kernel/wire/primitives"
import type { CalendarRule } from "#shop/rental/rules/calendar-rules"
import type { RefusalReason } from "#shop/rental/rules/refusal"
import type { ReservationState } from "#shop/rental/wire/reservation"
import { CHARGES, type DatesBar } from "../rules/other-dates"

/** A rental or a block that is in the way of other dates. */
export interface DatesConflict {
  id: string
  kind: "rental" | "repair" | "calibration" | "other"
  order_id: string | null
  shop_number: string | null
  customer: string
  starts_on: string
  ends_on: string
}

/** What would come of the days that are asked about. */
export interface AskedDates {
  chargeable_days: number
  occupied_from: string
  occupied_to: string
  /** By the list as it was ordered, without VAT, and what its invoice comes to. */
  fee: string
  total: string
  /** The unit that will be given; null: there is none, for this reason. */
  unit_id: string | null
  reason: RefusalReason | null
  /** The rule that is the reason, in a sentence. */
  rule: string | null
  conflicts: DatesConflict[]
  nearest: { starts_on: string; ends_on: string } | null
  /** Last day of its calibration, if that is within the rental. */
  calibration_ends_on: string | null
}

/** `GET /admin/rental/reservations/{id}/dates?from=&to=&unit=`: the rental as it is, and what other days come to. */
export interface StaffDates {
  bar: DatesBar | null
  state: ReservationState
  order_id: string
  shop_number: string
  customer: string
  delivery: string
  starts_on: string
  ends_on: string
  unit_id: string
  /** Of these days: sent with a change, it is refused where they are others by then. */
  version: string
  /** Without VAT, with delivery, services and what changes have added. */
  agreed: string
  units: { id: string; serial_number: string; is_free: boolean }[]
  /** A rule that the asked days break, or the asked unit. */
  broken: { field: "starts_on" | "ends_on" | "unit_id"; rule: CalendarRule | "out" | "unit_out" } | null
  /** Null without days, and of days that break a rule. */
  asked: AskedDates | null
}

/** `POST /admin/rental/reservations/{id}/dates`. */
export const datesBody = z.object({
  starts_on: z.string("input.first_day_missing"),
  ends_on: z.string("input.last_day_missing"),
  /** Null: any that can serve it, the one that it has if possible. */
  unit_id: z.nullable(z.string("input.invalid")),
  charge: z.enum(CHARGES, "input.invalid"),
  /** CHF without VAT, of an own amount. */
  amount: optionalLine(12),
  /** The price by the list that was shown. */
  confirmed_fee: confirmedAmount,
  note: optionalText(1000),
  /** Of the days that were shown; without it whatever they are by now is changed. */
  version: z.optional(z.string("input.invalid")),
})
export type DatesBody = z.infer<typeof datesBody>
