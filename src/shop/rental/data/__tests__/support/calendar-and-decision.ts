import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect } from "vitest"
import { toDayNumber } from "#kernel/calendar-day"
import { bookingsOf } from "../../booking/bookings"
import { availabilityFor, readAvailability } from "../../booking/product-availability"

/** The calendar, from counted load, lists the days on which the decision about a period, from each reservation, sees a unit taken. */
export async function expectCalendarAsDecided(db: Knex, productId = "blk"): Promise<void> {
  const product = await readAvailability(db, productId)
  if (!product) throw new Error(`${productId} is rented out`)
  for (const [type, list] of [
    ["pickup", "pickup"],
    ["post", "delivery"],
  ] as const) {
    const bookings = await bookingsOf(db, productId, type, null)
    const listed = bookings?.[list].map(({ day, ...rest }) => ({ day: toDayNumber(day), ...rest }))
    const decided = availabilityFor(product, type).days
    expect(listed).toEqual(decided.filter(({ booked, notBooked }) => booked > 0 || notBooked === 0))
  }
}
