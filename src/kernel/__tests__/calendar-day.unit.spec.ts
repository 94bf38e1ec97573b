import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, addMonths, calendarDay, dayDifference, daysBetween, parseCalendarDay, weekday } from "../calendar-day"

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(calendarDay("1970-01-01"), days))

describe("a calendar day", () => {
  it.each([
    ["an ordinary day", "2026-12-14"],
    ["a leap day", "2028-02-29"],
    ["the last day with four digits", "9999-12-31"],
  ])("is %s: %s", (_case, text) => expect(parseCalendarDay(text)).toBe(text))

  it.each([
    ["a day that does not exist", "2026-02-30"],
    ["29 February of an ordinary year", "2027-02-29"],
    ["29 February of a century", "2100-02-29"],
    ["month 13", "2026-13-01"],
    ["day 0", "2026-01-00"],
    ["Swiss order", "14.12.2026"],
    ["one digit", "2026-1-1"],
    ["an instant", "2026-12-14T00:00:00Z"],
    ["a blank in front", " 2026-12-14"],
    ["nothing", ""],
    ["no text", 20261214],
    ["null", null],
  ])("is not %s", (_case, value) => expect(parseCalendarDay(value)).toBeNull())

  it("is refused by name where it must be one", () => {
    expect(() => calendarDay("2026-02-30")).toThrow("Not a calendar day: 2026-02-30")
  })
})

describe("counting days", () => {
  it.each([
    ["into the next month", "2026-01-31", 1, "2026-02-01"],
    ["over a leap day", "2028-02-28", 2, "2028-03-01"],
    ["over the clock change in spring", "2026-03-28", 2, "2026-03-30"],
    ["over the clock change in autumn", "2026-10-24", 2, "2026-10-26"],
    ["backwards over new year", "2027-01-01", -1, "2026-12-31"],
  ])("goes %s", (_case, day, count, expected) => expect(addDays(calendarDay(day), count)).toBe(expected))

  it.each([
    ["2026-11-21", 18, "2028-05-21"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2026-12-31", 2, "2027-02-28"],
  ])("from %s %i months lead to %s", (day, count, expected) =>
    expect(addMonths(calendarDay(day), count)).toBe(expected),
  )

  it.each([
    ["2026-12-14", 1],
    ["2026-12-18", 5],
    ["2026-12-19", 6],
    ["2026-12-20", 7],
    ["2028-02-29", 2],
  ])("%s is weekday %i", (day, expected) => expect(weekday(calendarDay(day))).toBe(expected))

  it("undoes itself", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(dayDifference(day, addDays(day, count))).toBe(count)
      }),
    )
  })

  it("moves the weekday on by one each day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(addDays(day, 1))).toBe((weekday(day) % 7) + 1)
      }),
    )
  })

  it("lists both ends, and nothing if the end is earlier", () => {
    const [first, second] = [calendarDay("2026-12-31"), calendarDay("2027-01-01")]
    expect(daysBetween(first, second)).toEqual([first, second])
    expect(daysBetween(first, first)).toEqual([first])
    expect(daysBetween(second, first)).toEqual([])
  })
})
