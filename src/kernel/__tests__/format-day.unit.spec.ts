import { describe, expect, it } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { calendarDay } from "../calendar-day"
import { dayInNumbers, dayInWords, periodInWords } from "../format-day"

describe("a day for people", () => {
  it("names the weekday and leaves out leading zeros", () => {
    expect(dayInWords(calendarDay("2026-12-07"))).toBe("Mo 7.12.2026")
    expect(dayInNumbers(calendarDay("2026-02-03"))).toBe("3.2.2026")
  })
})

describe("a period for people", () => {
  it.each([
    ["within a year", "2026-12-07", "2026-12-16", "Mo 7.12. bis Mi 16.12.2026"],
    ["across the turn of the year", "2026-12-28", "2027-01-07", "Mo 28.12.2026 bis Do 7.1.2027"],
    ["a single day", "2026-12-07", "2026-12-07", "Mo 7.12.2026"],
  ])("%s", (_case, start, end, words) => expect(periodInWords(rentalPeriod(start, end))).toBe(words))
})
