import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { addWorkingDays, type WorkingDays } from "#kernel/working-days"
import { type DueErrand, errandOf, missedUntil } from "../rules/staff-day"
import { currentRentals, type RentalRow } from "./today-rows"

/** What is to be done about a rental, and whose rentals it endangers by being late. */
export interface RentalErrand extends DueErrand {
  row: RentalRow
  endangered: RentalRow[]
}

/** The working days that lateness and coming errands are counted in. */
export const errandCalendar = (db: Knex, today: CalendarDay): Promise<WorkingDays> =>
  shopWorkingDays(db, addDays(today, -366), addDays(today, 61))

/** What of the rentals is due by `until`. */
export const errandsDue = (
  rentals: readonly RentalRow[],
  today: CalendarDay,
  until: CalendarDay,
  calendar: WorkingDays,
): RentalErrand[] =>
  rentals.flatMap((row) => {
    const found = errandOf(inHand(row), today, until, calendar)
    return found ? [{ ...found, row, endangered: endangeredBy(row, found, rentals, today, calendar) }] : []
  })

/** Rentals that staff entered themselves name their customer in the note. */
export const customerOf = ({ customer, note }: RentalRow): string => customer || note

/** What the rules ask of a rental. */
export const inHand = ({ is_pickup: isPickup, days_out: daysOut, days_back: daysBack, ...row }: RentalRow) => ({
  ...row,
  isPickup,
  daysOut,
  daysBack,
})

/**
 * Whoever has the same unit before it can be back, or on the working day after that: it would have to come back today. The
 * reservation itself isn't moved by being late.
 */
function endangeredBy(
  late: RentalRow,
  { errand }: DueErrand,
  rentals: readonly RentalRow[],
  today: CalendarDay,
  calendar: WorkingDays,
): RentalRow[] {
  if (errand !== "overdue") return []
  const until = addWorkingDays(missedUntil(today, late.days_after, calendar), 1, calendar)
  return rentals.filter((row) => row.unit_id === late.unit_id && row.state === "reserved" && row.window_start <= until)
}

/** What is due today about a rental of an order. */
export interface OrderErrand extends DueErrand {
  orderId: string
  reservationId: string
  /** Numbers of the orders, or names, that wait for the unit of one that is late. */
  endangers: string[]
}

/** What is due by today of all orders, late ones included. Two statements, whatever is due. */
export async function orderErrands(db: Knex, today: CalendarDay): Promise<OrderErrand[]> {
  const [rentals, calendar] = await Promise.all([currentRentals(db, today), errandCalendar(db, today)])
  return errandsDue(rentals, today, today, calendar).flatMap(({ row, endangered, errand, due }) => {
    const endangers = endangered.map((one) => one.shop_number ?? customerOf(one))
    return row.order_id === null ? [] : [{ orderId: row.order_id, reservationId: row.id, errand, due, endangers }]
  })
}
