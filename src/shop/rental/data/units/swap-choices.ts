import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, toDayNumber } from "#kernel/calendar-day"
import { UnknownReservationError } from "../../rules/errors"
import { type SwapChoice, swapChoices, swapWindow } from "../../rules/hand-over/swap"
import { readAvailability } from "../booking/product-availability"
import { today } from "../clock"
import { restockedOn } from "./take-back"
import { windowOf } from "./unit-plan"

interface Row {
  product_id: string
  unit_id: string
  end_day: CalendarDay
  window_start: CalendarDay
  window_end: CalendarDay
  days_after: number
}

/** Which other units could serve the rental from today on, for the rest of its days. Three statements. @throws UnknownReservationError */
export async function readSwapChoices(db: Knex, id: string): Promise<SwapChoice[]> {
  const out = await db<Row & { id: string; kind: string; deleted_at: Date | null }>("rental_reservation")
    .where({ id, kind: "rental", deleted_at: null })
    .first("product_id", "unit_id", "end_day", "window_start", "window_end", "days_after")
  if (!out) throw new UnknownReservationError(id)
  const [availability, cameBack] = await Promise.all([
    readAvailability(db, out.product_id),
    returnedByUnit(db, out.product_id),
  ])
  if (!availability) return []
  const { calendar, situation } = availability
  const rental = {
    ...{ id, unitId: out.unit_id, end: toDayNumber(out.end_day), daysAfter: out.days_after },
    window: windowOf(out.window_start, out.window_end),
  }
  const window = swapWindow(rental, toDayNumber(today()), calendar, null)
  const restocked = toDayNumber(restockedOn(out, today(), calendar))
  return swapChoices(situation.fleet, rental, window, { cameBack, restockedOn: restocked })
}

async function returnedByUnit(db: Knex, productId: string): Promise<Map<string, string[]>> {
  const { rows } = await db.raw<{ rows: { unit_id: string; ids: string[] }[] }>(
    `select unit_id, array_agg(id) as ids from rental_reservation
      where product_id = ? and status = 'returned' and window_end >= ? and deleted_at is null group by unit_id`,
    [productId, today()],
  )
  return new Map(rows.map(({ unit_id, ids }) => [unit_id, ids]))
}
