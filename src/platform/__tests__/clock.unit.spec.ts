import { expect, it } from "vitest"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInZurich, instantInZurich, timeInZurich } from "../clock"

it.each([
  ["in winter", "2026-12-17", "16:30", "2026-12-17T15:30:00.000Z"],
  ["in summer", "2026-07-02", "16:30", "2026-07-02T14:30:00.000Z"],
  ["just after midnight", "2026-07-02", "00:15", "2026-07-01T22:15:00.000Z"],
  ["before the clocks go forward", "2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
  ["after they have gone forward", "2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
  ["in the hour that comes twice", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["after it", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("finds the instant of a Swiss time %s", (_case, day, time, instant) => {
  expect(instantInZurich(day as CalendarDay, time).toISOString()).toBe(instant)
})

it("finds each half hour of a year again", () => {
  for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 30 * 60_000) {
    const [day, time] = [dayInZurich(new Date(ms)), timeInZurich(new Date(ms))]
    const found = instantInZurich(day, time)
    expect([dayInZurich(found), timeInZurich(found)]).toEqual([day, time])
  }
})
