import type { CalendarDay } from "#kernel/calendar-day"
import type { DueErrand } from "#shop/fleet/rules/staff-day"
import type { RentalState } from "#shop/rental/rules/rental-status"

/**
 * Where a rental of an order is today: `missed` was never handed out, `unchecked` is back and nobody has looked at it;
 * `late` out there and `late_out` in the shop are past their day.
 */
export type RentalStanding =
  | "reserved"
  | "out_today"
  | "late_out"
  | "missed"
  | "out"
  | "back_today"
  | "late"
  | "unchecked"
  | "back"
  | "cancelled"

interface StandingRental {
  state: RentalState
  /** Last rental day. */
  end: CalendarDay
  /** What is due by today. */
  errand: DueErrand | null
  waitsForInspection: boolean
}

export function rentalStanding(
  { state, end, errand, waitsForInspection }: StandingRental,
  today: CalendarDay,
): RentalStanding {
  if (state === "cancelled") return "cancelled"
  if (state === "returned") return waitsForInspection ? "unchecked" : "back"
  if (state === "handed_over") {
    if (errand?.errand === "overdue") return "late"
    return errand ? "back_today" : "out"
  }
  if (end < today) return "missed"
  if (!errand) return "reserved"
  return errand.due < today ? "late_out" : "out_today"
}
