import type { CalendarDay } from "#kernel/calendar-day"
import type { RuledRental } from "#shop/rental/rules/days/day-bars"

/**
 * Days on which no rental starts, or none ends, though the shop is open: may lie inside, and count as working days. The
 * calendar in the browser greys and says it, lists, alternatives, the wait list and refusals (`rule`, with the code) follow, and
 * staff are held to it as to closed days. What is agreed stays.
 */
export interface ExtensionDayRule {
  /** Lower-case letters, digits and `_`; one of the extension. Callers of the API know the rule by `extension:code`. */
  code: string
  /** Behind a day, as the calendar says it: 'Fr 4. Dezember 2026, …'. */
  title: string
  /** A sentence, to whom is refused. */
  refusal: string
  bars: "start" | "end" | "both"
  /** Pure: neither clock nor input and output. Asked once a day for each day up to the last that can be booked. */
  isBarred(day: CalendarDay, rental: RuledRental): boolean
}
