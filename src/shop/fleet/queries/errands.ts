import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { addWorkingDays, type WorkingDays } from "#kernel/working-days"
import { type DueErrand, errandOf, isMissed, missedUntil, type RentalInHand } from "../rules/staff-day"
import type { InHandRow, RentalRow } from "./today-rows"

/** What is to be done about a rental, and whose rentals it endangers by being late. */
export interface RentalErrand<Row extends InHandRow = RentalRow> extends DueErrand {
  row: Row
  endangered: Row[]
}

/** The working days that lateness and coming errands are counted in. */
export const errandCalendar = (db: Knex, today: CalendarDay): Promise<WorkingDays> =>
  shopWorkingDays(db, addDays(today, -366), addDays(today, 61))

/** What of the rentals is due by `until`. */
export const errandsDue = <Row extends InHandRow>(
  rentals: readonly Row[],
  today: CalendarDay,
  until: CalendarDay,
  calendar: WorkingDays,
): RentalErrand<Row>[] =>
  rentals.flatMap((row) => {
    const found = errandOf(inHand(row), today, until, calendar)
    return found ? [{ ...found, row, endangered: endangeredBy(row, found, rentals, today, calendar) }] : []
  })

/** Rentals that staff entered themselves name their customer in the note. */
export const customerOf = ({ customer, note }: RentalRow): string => customer || note

/** What the rules ask of a rental. */
export function inHand({ window_start: windowStart, is_pickup: isPickup, ...row }: InHandRow): RentalInHand {
  return { ...row, windowStart, isPickup, daysOut: row.days_out, daysBack: row.days_back }
}

/**
 * Whoever has the same unit before it can be back, or on the working day after that: it would have to come back today. The
 * reservation itself isn't moved by being late.
 */
function endangeredBy<Row extends InHandRow>(
  late: Row,
  { errand }: DueErrand,
  rentals: readonly Row[],
  today: CalendarDay,
  calendar: WorkingDays,
): Row[] {
  if (errand !== "overdue") return []
  const until = addWorkingDays(missedUntil(today, late.days_after, calendar), 1, calendar)
  return rentals.filter(
    (row) =>
      row.unit_id === late.unit_id && row.state === "reserved" && !isMissed(row, today) && row.window_start <= until,
  )
}
