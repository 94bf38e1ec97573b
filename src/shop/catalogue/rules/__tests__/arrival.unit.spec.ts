import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { arrivalOf } from "../arrival"

const calendar = workingDays([{ date: calendarDay("2026-12-25") }, { date: calendarDay("2027-01-01") }])

describe("what is in stock, ordered by 16:00", () => {
  it.each([
    ["on a Tuesday", "2026-11-24", "09:00", "2026-11-24", "2026-11-27", "2026-12-01"],
    ["on a Tuesday, a minute before the cut-off", "2026-11-24", "15:59", "2026-11-24", "2026-11-27", "2026-12-01"],
    ["on a Tuesday, at the cut-off", "2026-11-24", "16:00", "2026-11-25", "2026-11-30", "2026-12-02"],
    ["on a Friday", "2026-11-27", "09:00", "2026-11-27", "2026-12-02", "2026-12-04"],
    ["on a Friday evening", "2026-11-27", "20:00", "2026-11-30", "2026-12-03", "2026-12-07"],
    ["on a Saturday morning", "2026-11-28", "09:00", "2026-11-30", "2026-12-03", "2026-12-07"],
    ["on a Sunday", "2026-11-29", "09:00", "2026-11-30", "2026-12-03", "2026-12-07"],
    ["before a closed day", "2026-12-24", "09:00", "2026-12-24", "2026-12-30", "2027-01-04"],
    ["on a closed day", "2026-12-25", "09:00", "2026-12-28", "2026-12-31", "2027-01-05"],
  ])("%s", (_case, today, timeOfDay, day, first, last) => {
    const expected = { day, time: "16:00", first, last }
    expect(arrivalOf({ today: calendarDay(today), timeOfDay }, "16:00", calendar)).toEqual(expected)
  })
})
