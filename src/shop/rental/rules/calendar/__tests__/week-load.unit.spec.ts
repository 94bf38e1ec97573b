import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarDay, daysBetween, weekday } from "#kernel/calendar-day"
import { lastDayOf, laterMonth, type Month, monthOf, monthsBetween } from "#kernel/month"
import { mondayOf } from "#kernel/week"
import type { RentalCalendar } from "../select-day"
import { monthLoad, weekLoad } from "../week-load"
import { anyCalendar } from "./support/any-calendar"
import { calendarOf } from "./support/calendar-of"

const WEEK = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"]

describe("the load of a week", () => {
  it.each<[string, RentalCalendar, string, string]>([
    ["is free with all its working days", calendarOf(), "2026-12-07", "free"],
    ["is partly free with one booked day", calendarOf({ booked: ["2026-12-09"] }), "2026-12-07", "partly"],
    ["is booked without a working day", calendarOf({ booked: WEEK }), "2026-12-07", "booked"],
    ["counts no Saturday", calendarOf({ booked: ["2026-12-12"] }), "2026-12-07", "free"],
    ["counts no closed day", calendarOf({ booked: WEEK.slice(1), closed: WEEK.slice(0, 1) }), "2026-12-07", "booked"],
    ["counts no day before the earliest", calendarOf({ booked: ["2026-12-03", "2026-12-04"] }), "2026-11-30", "booked"],
    ["is over where no day is left", calendarOf({ today: "2026-12-04" }), "2026-11-30", "over"],
    ["is over beyond the horizon", calendarOf({ horizon: "2026-12-04" }), "2026-12-07", "over"],
  ])("%s", (_case, calendar, monday, load) => expect(weekLoad(calendarDay(monday), calendar)).toBe(load))
})

describe("the load of a month", () => {
  it.each<[string, string, number]>([
    ["begins with today's week in the running month", "2026-12", 5],
    ["has the weeks that begin in it", "2027-01", 4],
    ["has five where five Mondays are in it", "2027-03", 5],
  ])("%s", (_case, month, weeks) => expect(monthLoad(month as Month, calendarOf())).toHaveLength(weeks))

  it("counts each week once, from today's on", () =>
    fc.assert(
      fc.property(anyCalendar, ({ calendar }) => {
        const first = monthOf(calendar.today)
        const last = laterMonth(first, 4)
        const mondays = daysBetween(mondayOf(calendar.today), lastDayOf(last)).filter((day) => weekday(day) === 1)
        const loads = monthsBetween(first, last).flatMap((month) => monthLoad(month, calendar))
        expect(loads).toEqual(mondays.map((monday) => weekLoad(monday, calendar)))
      }),
    ))
})
