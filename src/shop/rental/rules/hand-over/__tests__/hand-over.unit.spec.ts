import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { handOverFrom, undoHandOverUntil } from "../hand-over"

const calendar = workingDays([{ date: calendarDay("2026-12-08") }])

describe("a unit may be given out", () => {
  it.each([
    ["on the working day before the start", "2026-12-10", "2026-12-10", "2026-12-09"],
    ["on Friday for a Monday", "2026-12-07", "2026-12-07", "2026-12-04"],
    ["before a closed day that lies between", "2026-12-09", "2026-12-09", "2026-12-07"],
    ["on the day on which it is sent", "2026-12-10", "2026-12-07", "2026-12-07"],
  ])("%s", (_case, start, windowStart, from) =>
    expect(handOverFrom({ start: calendarDay(start), windowStart: calendarDay(windowStart) }, calendar)).toBe(from),
  )
})

describe("a hand-over can be undone", () => {
  it.each([
    ["until the rental's first day", "2026-12-10", "2026-12-09", "2026-12-10"],
    ["on its own day, if the customer came later", "2026-12-10", "2026-12-11", "2026-12-11"],
    ["until the first day where there is no protocol", "2026-12-10", null, "2026-12-10"],
  ])("%s", (_case, start, handedOverOn, until) =>
    expect(undoHandOverUntil(calendarDay(start), handedOverOn === null ? null : calendarDay(handedOverOn))).toBe(until),
  )
})
