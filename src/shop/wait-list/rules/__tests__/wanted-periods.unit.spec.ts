import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay, dayDifference } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { isOver, lastStart, MAX_FLEX_DAYS, wantedPeriods } from "../wanted-periods"

const inWords = (start: string, end: string, flexDays: number) =>
  wantedPeriods({ period: rentalPeriod(start, end), flexDays }).map((one) => `${one.start} ${one.end}`)

const wishes = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: MAX_FLEX_DAYS }))
  .map(([from, length, flexDays]) => {
    const start = addDays(calendarDay("2026-03-02"), from)
    return { period: { start, end: addDays(start, length) }, flexDays }
  })

describe("periods that fulfil a wish", () => {
  it.each([
    ["the asked one alone", 0, ["2026-12-07 2026-12-09"]],
    ["a day later, then a day earlier", 1, ["2026-12-07 2026-12-09", "2026-12-08 2026-12-10", "2026-12-06 2026-12-08"]],
  ])("are %s", (_case, flexDays, expected) => expect(inWords("2026-12-07", "2026-12-09", flexDays)).toEqual(expected))

  it("have its length, differ, lie within its days and come nearest first", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const found = wantedPeriods(wish)
        const away = found.map(({ start }) => Math.abs(dayDifference(wish.period.start, start)))
        const length = dayDifference(wish.period.start, wish.period.end)
        expect(new Set(found.map(({ start }) => start)).size).toBe(2 * wish.flexDays + 1)
        expect(found.every(({ start, end }) => dayDifference(start, end) === length)).toBe(true)
        expect(away).toEqual([...away].sort((a, b) => a - b))
        expect(found.map(({ start }) => start).reduce((a, b) => (a > b ? a : b))).toBe(lastStart(wish))
      }),
    )
  })
})

describe("a wish is over", () => {
  it.each([
    ["not on the eve of its start", "2026-12-07", 0, "2026-12-03", false],
    ["on its first day", "2026-12-08", 0, "2026-12-08", true],
    ["not while a later start is possible", "2026-12-08", 2, "2026-12-09", false],
    ["on Friday, where Saturday was the last", "2026-12-05", 0, "2026-12-04", true],
  ])("%s", (_case, start, flexDays, day, expected) =>
    expect(isOver({ period: rentalPeriod(start, "2026-12-20"), flexDays }, calendarDay(day))).toBe(expected),
  )
})
