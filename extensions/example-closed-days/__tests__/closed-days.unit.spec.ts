import { expect, it } from "vitest"
import { calendarDay } from "#extension"
import extension from "../extension"

const closed = (first: string, last: string) =>
  extension.closedDays?.(calendarDay(first), calendarDay(last)).map(({ date }) => date)

it.each([
  ["two weeks have two", "2026-12-01", "2026-12-14", ["2026-12-04", "2026-12-11"]],
  ["a Friday alone is one", "2026-12-04", "2026-12-04", ["2026-12-04"]],
  ["from Saturday to Thursday there is none", "2026-12-05", "2026-12-10", []],
])("closes Fridays: %s", (_case, first, last, days) => {
  expect(closed(first, last)).toEqual(days)
})
