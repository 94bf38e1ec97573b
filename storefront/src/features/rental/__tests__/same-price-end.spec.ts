import { expect, it } from "vitest"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { samePriceEnd } from "../same-price-end"

const prices = { pricePerDay: 29_000, rates: [{ days: 6, price: 130_500 }] }

const calendar = (booked: string | null, horizon = "2027-12-31") => ({
  today: calendarDay("2026-11-24"),
  isPickup: true,
  horizon: calendarDay(horizon),
  isClosed: () => false,
  earliest: calendarDay("2026-12-03"),
  isBarred: () => false,
  isFullyBooked: (day: CalendarDay) => booked !== null && day >= booked,
})

it.each([
  ["a day more of the week", "2026-12-03", "2026-12-08", calendar(null), "2026-12-09"],
  ["over the Sunday", "2026-12-01", "2026-12-04", calendar(null), null],
  ["no day where a week is used up", "2026-12-03", "2026-12-09", calendar(null), null],
  ["no day that is taken", "2026-12-03", "2026-12-08", calendar("2026-12-09"), null],
  ["no day behind the horizon", "2026-12-03", "2026-12-08", calendar(null, "2026-12-08"), null],
])("is %s", (_case, start, end, given, expected) => {
  const found = samePriceEnd(rentalPeriod(start, end), prices, given)
  expect(found).toBe(expected)
})
