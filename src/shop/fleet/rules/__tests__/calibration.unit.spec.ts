import { expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { calibrationState, isInService } from "../calibration"

const TODAY = calendarDay("2026-11-24")

it.each([
  ["no date", null, "none", true],
  ["a date long ahead", "2027-06-30", "valid", true],
  ["a date in 31 days", "2026-12-25", "valid", true],
  ["a date in 30 days", "2026-12-24", "due", true],
  ["today's date", "2026-11-24", "due", true],
  ["yesterday's date", "2026-11-23", "passed", false],
])("reads %s", (_case, day, state, serves) => {
  const due = day === null ? null : calendarDay(day)
  expect(calibrationState(due, TODAY, 30)).toBe(state)
  expect(isInService({ is_in_service: true, calibration_due: due }, TODAY)).toBe(serves)
  expect(isInService({ is_in_service: false, calibration_due: due }, TODAY)).toBe(false)
})
