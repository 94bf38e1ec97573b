import type { CalendarDay } from "#kernel/calendar-day"
import type { DayRule } from "./days/day-bars"
import type { RentalPeriod } from "./rental-period"

/**
 * Why a day or a period can't be had.
 * - `booked`: every unit is out on that day, or there is none
 * - `transit`: the day itself is free, but a unit could not arrive before or return after it
 * - `maintenance`: repair, calibration or other use takes the last unit
 * - `closed`: public holiday or a day that staff closed, so neither start nor end
 * - `lead_time`: the day of dispatch has passed
 * - `no_single_unit`: each day is free, but no unit is for the whole period
 * - `rule`: a rule of the shop's lets no rental start, or none end, on that day
 * @see ruling 2
 */
export const REFUSAL_REASONS = [
  "booked",
  "transit",
  "closed",
  "lead_time",
  "maintenance",
  "no_single_unit",
  "rule",
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Why something can't be had; the rule exactly where that is the reason. */
export interface Obstacle {
  reason: RefusalReason
  rule?: DayRule
}

/** Why a period can't be had, and the next possible ones of the same length. */
export interface Refusal extends Obstacle {
  day: CalendarDay | null
  alternatives: RentalPeriod[]
}
