import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { dueReminders, type LocalMoment, reminderMoments } from "../rental-reminders"

const calendar = workingDays([{ date: calendarDay("2026-12-25") }, { date: calendarDay("2027-01-01") }])
const period = (start: string, end: string) => ({ start: calendarDay(start), end: calendarDay(end) })
const moment = (text: string): LocalMoment => {
  const [day, time] = text.split(" ")
  return { day: calendarDay(day), time }
}
const LONG_AGO = moment("2026-11-01 12:00")

describe("the moments of a rental's reminders", () => {
  it.each([
    ["within a week", "2026-12-08", "2026-12-11", "2026-12-07", "2026-12-10"],
    ["from a Monday: on Friday", "2026-12-07", "2026-12-14", "2026-12-04", "2026-12-11"],
    ["behind a holiday: before it", "2026-12-28", "2027-01-04", "2026-12-24", "2026-12-31"],
    ["of a single day: the end's on the day itself", "2026-12-08", "2026-12-08", "2026-12-07", "2026-12-08"],
    ["of two days", "2026-12-08", "2026-12-09", "2026-12-07", "2026-12-08"],
    ["over a weekend: the end's not before the start", "2026-12-12", "2026-12-14", "2026-12-11", "2026-12-12"],
  ])("%s", (_case, start, end, beforeStart, beforeEnd) => {
    const moments = reminderMoments(period(start, end), calendar)
    expect([moments.start.day, moments.return.day]).toEqual([beforeStart, beforeEnd])
  })
})

describe("what is due", () => {
  const rental = period("2026-12-07", "2026-12-16")
  it.each([
    ["before the morning of the working day before", "2026-12-04 07:59", LONG_AGO, []],
    ["from that morning on", "2026-12-04 08:00", LONG_AGO, ["start"]],
    ["on the weekend, should the shop have been down", "2026-12-06 23:00", LONG_AGO, ["start"]],
    ["no more on the day of the start", "2026-12-07 00:00", LONG_AGO, []],
    ["not for an order of the same morning, later", "2026-12-04 10:00", moment("2026-12-04 08:00"), []],
    ["for an order of that night", "2026-12-04 08:00", moment("2026-12-04 07:30"), ["start"]],
    ["the return, the working day before the end", "2026-12-15 08:00", LONG_AGO, ["return"]],
    ["the return, still on the last day", "2026-12-16 17:00", LONG_AGO, ["return"]],
    ["nothing afterwards", "2026-12-17 08:00", LONG_AGO, []],
  ])("%s", (_case, now, ordered, expected) => {
    expect(dueReminders(rental, { ordered, now: moment(now), calendar })).toEqual(expected)
  })

  it("is each reminder at some moment of every rental that was ordered two weeks ahead", () => {
    const days = fc.integer({ min: 20, max: 400 })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), (offset, length) => {
        const today = calendarDay("2026-11-01")
        const start = addDays(today, offset)
        const rented = { start, end: addDays(start, length) }
        const seen = new Set<string>()
        for (let day: CalendarDay = today; day <= rented.end; day = addDays(day, 1))
          for (const kind of dueReminders(rented, { ordered: LONG_AGO, now: { day, time: "12:00" }, calendar }))
            seen.add(kind)
        expect(seen).toEqual(new Set(["start", "return"]))
      }),
      { numRuns: 100 },
    )
  })
})
