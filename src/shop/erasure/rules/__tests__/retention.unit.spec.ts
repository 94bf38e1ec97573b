import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { keptUntil, mayGo } from "../retention"

describe("papers are kept", () => {
  it.each([
    ["ten years from the end of the year they are booked in", "2026-03-06", "2036-12-31"],
    ["as long if that is its last day", "2026-12-31", "2036-12-31"],
    ["a year longer if it is the first day of the next", "2027-01-01", "2037-12-31"],
  ])("%s", (_case, last, until) => expect(keptUntil(calendarDay(last))).toBe(until))

  it.each([
    ["not on the last day", "2036-12-31", false],
    ["on the day after", "2037-01-01", true],
  ])("and may go %s", (_case, today, may) => expect(mayGo(calendarDay("2026-03-06"), calendarDay(today))).toBe(may))
})
