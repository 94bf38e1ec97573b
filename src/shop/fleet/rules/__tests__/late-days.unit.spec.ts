import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { lateFee, paidUntil } from "../late-days"

// Monday, 7 December 2026, until Friday; Sundays cost nothing.
const week = rentalPeriod("2026-12-07", "2026-12-11")

describe("a late return", () => {
  it.each([
    ["the end", week, 5, "2026-12-11"],
    ["the end of what it was before it was made shorter", rentalPeriod("2026-12-07", "2026-12-08"), 5, "2026-12-11"],
    ["as many days over a Sunday", week, 11, "2026-12-18"],
    ["the end, even if fewer days were ever agreed to", week, 3, "2026-12-11"],
  ])("is paid until %s", (_case, period, covered, day) => {
    expect(paidUntil(period, covered)).toBe(day)
  })

  it("costs a day for each after those that are paid for", () => {
    const back = (day: string) =>
      lateFee(paidUntil(rentalPeriod("2026-12-07", "2026-12-08"), 5), calendarDay(day), 6_000)
    expect(["2026-12-10", "2026-12-11", "2026-12-14"].map(back)).toEqual([0, 0, 18_000])
  })
})
