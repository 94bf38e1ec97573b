import { expect, it } from "vitest"
import { calendarDay } from "../calendar-day"
import { firstDayOf, lastDayOf, laterMonth, type Month, monthOf, monthsBetween, parseMonth } from "../month"

it.each([
  ["2026-11", "2026-11"],
  ["2026-13", null],
  ["2026-1", null],
  ["2026-11-24", null],
  [["2026-11"], null],
  [undefined, null],
])("reads %j as %j", (text, month) => expect(parseMonth(text)).toBe(month))

it.each([
  ["2026-02", "2026-02-01", "2026-02-28"],
  ["2028-02", "2028-02-01", "2028-02-29"],
  ["2026-12", "2026-12-01", "2026-12-31"],
])("%s goes from %s to %s", (month, first, last) => {
  expect([firstDayOf(month as Month), lastDayOf(month as Month)]).toEqual([first, last])
})

it("counts on over the end of the year", () => {
  const november = monthOf(calendarDay("2026-11-24"))
  expect(monthsBetween(november, laterMonth(november, 2))).toEqual(["2026-11", "2026-12", "2027-01"])
  expect(monthsBetween(november, laterMonth(november, -1))).toEqual([])
})
