import { calendarDay } from "#kernel/calendar-day"
import { earliestRentalDay } from "../../../calendar-rules"
import type { RentalCalendar } from "../../select-day"

interface Given {
  today?: string
  horizon?: string
  pickup?: boolean
  booked?: readonly string[]
  closed?: readonly string[]
  /** Days that are no start, and those that are no end. */
  noStart?: readonly string[]
  noEnd?: readonly string[]
}

/** A calendar in words; today is Wednesday 2 December 2026 if nothing else is said. */
export const calendarOf = ({
  today = "2026-12-02",
  horizon = "2028-06-02",
  pickup = false,
  booked = [],
  closed = [],
  noStart = [],
  noEnd = [],
}: Given = {}): RentalCalendar => ({
  today: calendarDay(today),
  earliest: earliestRentalDay(calendarDay(today)),
  horizon: calendarDay(horizon),
  isPickup: pickup,
  isFullyBooked: (day) => booked.includes(day),
  isClosed: (day) => closed.includes(day),
  isBarred: (day, end) => (end === "start" ? noStart : noEnd).includes(day),
})
