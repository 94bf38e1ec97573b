import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { firstFreeDay, freeStartFrom } from "../free-days"
import { lastEnd } from "../last-end"
import { canEnd, canStart, type RentalCalendar } from "../select-day"
import { anyCalendar } from "./support/any-calendar"
import { calendarOf } from "./support/calendar-of"

const WEEK = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"]

describe("the next free start", () => {
  it.each<[string, RentalCalendar, string, string | null]>([
    ["is the day itself where it is free", calendarOf(), "2026-12-07", "2026-12-07"],
    ["is tomorrow for a day of the past", calendarOf(), "2026-11-02", "2026-12-03"],
    ["is Monday on a Friday", calendarOf({ today: "2026-12-04" }), "2026-12-04", "2026-12-07"],
    ["follows booked days", calendarOf({ booked: WEEK }), "2026-12-07", "2026-12-12"],
    ["is no Saturday for a pickup", calendarOf({ booked: WEEK, pickup: true }), "2026-12-07", "2026-12-14"],
    ["is no Sunday", calendarOf(), "2026-12-06", "2026-12-07"],
    ["is no closed day", calendarOf({ closed: ["2026-12-25", "2026-12-26"] }), "2026-12-25", "2026-12-28"],
    ["is no Saturday before a booked Monday", calendarOf({ booked: ["2026-12-07"] }), "2026-12-05", "2026-12-08"],
    ["isn't there beyond the horizon", calendarOf({ horizon: "2026-12-11", booked: WEEK }), "2026-12-07", null],
  ])("%s", (_case, calendar, from, start) => expect(freeStartFrom(calendarDay(from), calendar)).toBe(start))

  it("is the first day that can be a start, whatever is booked and closed", () =>
    fc.assert(
      fc.property(anyCalendar, fc.nat(90), ({ calendar, days }, index) => {
        const first = days.slice(index).find((day) => canStart(day, calendar)) ?? null
        expect(freeStartFrom(days[index], calendar)).toBe(first)
        expect(firstFreeDay(calendar)).toBe(days.find((day) => canStart(day, calendar)) ?? null)
      }),
    ))
})

describe("the last possible end", () => {
  it.each<[string, RentalCalendar, string, [string, boolean] | null]>([
    ["is the day before a booked one", calendarOf({ booked: ["2026-12-17"] }), "2026-12-09", ["2026-12-16", false]],
    ["is no Sunday and no Saturday", calendarOf({ booked: ["2026-12-14"] }), "2026-12-09", ["2026-12-11", false]],
    [
      "is no closed day",
      calendarOf({ booked: ["2026-12-17"], closed: ["2026-12-16"] }),
      "2026-12-09",
      ["2026-12-15", false],
    ],
    ["may be the start", calendarOf({ booked: ["2026-12-10"] }), "2026-12-09", ["2026-12-09", false]],
    [
      "goes to the horizon where nothing is booked",
      calendarOf({ horizon: "2026-12-31" }),
      "2026-12-09",
      ["2026-12-31", true],
    ],
    ["isn't there for a booked day", calendarOf({ booked: ["2026-12-09"] }), "2026-12-09", null],
    ["isn't there for a Saturday before a booked Monday", calendarOf({ booked: ["2026-12-07"] }), "2026-12-05", null],
  ])("%s", (_case, calendar, start, found) => {
    const last = lastEnd(calendarDay(start), calendar)
    expect(last && [last.day, last.isOpen]).toEqual(found)
  })

  it("can be an end, has no booked day before it, and no later one is possible", () =>
    fc.assert(
      fc.property(anyCalendar, fc.nat(90), ({ calendar, days }, index) => {
        const from = days.slice(index)
        const taken = from.findIndex(calendar.isFullyBooked)
        const reachable = taken < 0 ? from : from.slice(0, taken)
        const last = lastEnd(days[index], calendar)
        expect(last?.day).toBe(reachable.findLast((day) => canEnd(day, calendar)))
        if (last) expect(last.isOpen).toBe(taken < 0)
      }),
    ))
})
