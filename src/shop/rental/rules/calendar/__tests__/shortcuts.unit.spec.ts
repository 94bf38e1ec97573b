import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay, daysBetween } from "#kernel/calendar-day"
import { canEnd, canStart, type RentalCalendar } from "../select-day"
import { SHORTCUTS, type Shortcut, shortcutPeriod, weekBehindBookings } from "../shortcuts"
import { anyCalendar } from "./support/any-calendar"
import { calendarOf } from "./support/calendar-of"

const THURSDAY_AND_FRIDAY = ["2026-12-03", "2026-12-04"]

describe("a shortcut", () => {
  it.each<[string, Shortcut, RentalCalendar, [string, string] | null]>([
    ["takes the next day", "day", calendarOf(), ["2026-12-03", "2026-12-03"]],
    [
      "takes a day that is start and end",
      "day",
      calendarOf({ booked: THURSDAY_AND_FRIDAY }),
      ["2026-12-07", "2026-12-07"],
    ],
    ["takes what is left of this week", "this-week", calendarOf(), ["2026-12-03", "2026-12-04"]],
    ["takes nothing of a week that is booked", "this-week", calendarOf({ booked: THURSDAY_AND_FRIDAY }), null],
    ["takes nothing of this week on a Friday", "this-week", calendarOf({ today: "2026-12-04" }), null],
    ["takes next week from Monday to Friday", "next-week", calendarOf(), ["2026-12-07", "2026-12-11"]],
    [
      "begins later where Monday is booked",
      "next-week",
      calendarOf({ booked: ["2026-12-07"] }),
      ["2026-12-08", "2026-12-11"],
    ],
    [
      "ends earlier where Thursday is booked",
      "next-week",
      calendarOf({ booked: ["2026-12-10"] }),
      ["2026-12-07", "2026-12-09"],
    ],
    [
      "ends earlier where Friday is closed",
      "next-week",
      calendarOf({ closed: ["2026-12-11"] }),
      ["2026-12-07", "2026-12-10"],
    ],
    ["takes two weeks", "two-weeks", calendarOf(), ["2026-12-03", "2026-12-16"]],
    [
      "takes two weeks behind a booked day",
      "two-weeks",
      calendarOf({ booked: ["2026-12-08"] }),
      ["2026-12-09", "2026-12-22"],
    ],
    [
      "ends two weeks before a week-end",
      "two-weeks",
      calendarOf({ booked: ["2026-12-06"] }),
      ["2026-12-07", "2026-12-18"],
    ],
    ["finds nothing beyond the horizon", "two-weeks", calendarOf({ horizon: "2026-12-15" }), null],
  ])("%s", (_case, shortcut, calendar, expected) => {
    const period = shortcutPeriod(shortcut, calendar)
    expect(period && [period.start, period.end]).toEqual(expected)
  })

  it("takes only what can be had", () =>
    fc.assert(
      fc.property(anyCalendar, fc.constantFrom(...SHORTCUTS), ({ calendar }, shortcut) => {
        const period = shortcutPeriod(shortcut, calendar)
        if (!period) return
        expect(canStart(period.start, calendar) && canEnd(period.end, calendar)).toBe(true)
        expect(daysBetween(period.start, period.end).some(calendar.isFullyBooked)).toBe(false)
      }),
    ))

  it("takes a day wherever one can be start and end", () =>
    fc.assert(
      fc.property(anyCalendar, ({ calendar, days }) => {
        const first = days.find((day) => canStart(day, calendar) && canEnd(day, calendar)) ?? null
        expect(shortcutPeriod("day", calendar)?.start ?? null).toBe(first)
      }),
    ))
})

describe("the week that bookings keep from being had", () => {
  const bookedFor = (days: number) => {
    const tomorrow = calendarDay("2026-12-03")
    return daysBetween(tomorrow, addDays(tomorrow, days - 1))
  }

  it.each<[string, RentalCalendar, [string, string] | null]>([
    ["is none where a device is free", calendarOf(), null],
    ["is none where it comes free after three weeks", calendarOf({ booked: bookedFor(19) }), null],
    ["is next week where it comes free later", calendarOf({ booked: bookedFor(26) }), ["2026-12-07", "2026-12-11"]],
    [
      "leaves closed days out",
      calendarOf({ booked: bookedFor(60), closed: ["2026-12-07"] }),
      ["2026-12-08", "2026-12-11"],
    ],
    [
      "is next week where it never comes free",
      calendarOf({ horizon: "2026-12-31", booked: bookedFor(29) }),
      ["2026-12-07", "2026-12-11"],
    ],
  ])("%s", (_case, calendar, expected) => {
    const week = weekBehindBookings(calendar)
    expect(week && [week.start, week.end]).toEqual(expected)
  })
})
