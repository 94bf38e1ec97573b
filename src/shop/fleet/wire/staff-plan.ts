import * as z from "zod/mini"
import { lineOfText, optionalText } from "#kernel/wire/primitives"
import type { ReservationState } from "#shop/rental/wire/reservation"
import type { CalibrationState } from "../rules/calibration"

/** Days of one plan: what the server answers at once however busy the shop is. More is asked for in pieces. */
export const MOST_PLAN_DAYS = 62

const dayField = (message: string) => z.string(message).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message))

export const blockKinds = ["repair", "calibration", "other"] as const
export type BlockKind = (typeof blockKinds)[number]

/** `POST /admin/rental/blocks`: both days are blocked. */
export const blockBody = z.object({
  unit_id: lineOfText("fleet.unit_missing"),
  kind: z.enum(blockKinds, "fleet.block_reason_missing"),
  starts_on: dayField("input.first_day_missing"),
  ends_on: dayField("input.last_day_missing"),
  note: optionalText(500),
})
export type BlockBody = z.infer<typeof blockBody>

/** `POST /admin/rental/reservations/{id}/move`. */
export const moveBody = z.object({
  unit_id: lineOfText("fleet.unit_missing"),
  /** Whether the shop may later move it on to another unit by itself. */
  is_pinned: z.boolean("input.invalid"),
  /** `unit_id` and `is_pinned` of the plan that was looked at, as `runit_1 false`: changed since, it is refused. Without it is done in any case. */
  version: z.optional(z.string("input.invalid")),
})
export type MoveBody = z.infer<typeof moveBody>

/** Next to the errors of a refused block or move: what stands in the way and can't move. */
export interface PlanConflict {
  non_field_errors: string[]
  conflicts: string[]
}

/** A rental or block on a unit. Days are `YYYY-MM-DD`, both ends inclusive. */
export interface PlannedItem {
  id: string
  unit_id: string
  kind: "rental" | BlockKind
  state: ReservationState
  is_pinned: boolean
  /** Of a rental whose unit was exchanged, the day since which it has this one. */
  starts_on: string
  /** Of one that came back early, the day until which it kept its unit from others. */
  ends_on: string
  /** Still with the customer after its last day. */
  is_overdue: boolean
  /** With the way out and back and restocking; an overdue unit is missed as if it came today. */
  occupied_from: string
  occupied_to: string
  order_id: string | null
  shop_number: string | null
  /** What else the order is known by: numbers of the accounts, reference, e-mail. */
  known_by: string
  customer: string
  delivery: string
  note: string
}

export interface PlannedUnit {
  id: string
  product_id: string
  product: string
  serial_number: string
  is_in_service: boolean
  calibration_due: string | null
  calibration: CalibrationState
}

/** `GET /admin/rental/plan?from=&to=`: every unit, and what occupies it in these days. */
export interface StaffPlan {
  today: string
  from: string
  to: string
  units: PlannedUnit[]
  items: PlannedItem[]
  closed_days: { date: string; name: string }[]
}
