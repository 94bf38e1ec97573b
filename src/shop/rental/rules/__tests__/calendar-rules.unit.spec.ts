import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import {
  bookingHorizon,
  brokenEndRule,
  brokenPeriodRule,
  brokenStartRule,
  type CalendarFrame,
  type CalendarRule,
  earliestRentalDay,
  nameableStart,
  parseRentalPeriod,
} from "../calendar-rules"

const frame = (today: string, isPickup: boolean): CalendarFrame => ({
  today: calendarDay(today),
  horizon: bookingHorizon(calendarDay(today), 18),
  isPickup,
  earliest: earliestRentalDay(calendarDay(today)),
})
const pickup = frame("2026-12-02", true)
const delivery = frame("2026-12-02", false)

describe("a rental of who stands at the counter", () => {
  const counter = (today: string, isPickup: boolean): CalendarFrame => ({
    ...frame(today, isPickup),
    earliest: calendarDay(today),
  })
  it.each<[string, CalendarFrame, string, CalendarRule | null]>([
    ["today", counter("2026-12-02", true), "2026-12-02", null],
    ["a Friday", counter("2026-12-04", true), "2026-12-04", null],
    ["yesterday", counter("2026-12-02", true), "2026-12-01", "past"],
    ["today, a Sunday", counter("2026-12-06", false), "2026-12-06", "sunday"],
    ["today, a Saturday on which nobody is there", counter("2026-12-05", true), "2026-12-05", "saturday"],
  ])("may start %s, or says why not", (_case, at, day, rule) =>
    expect(brokenStartRule(calendarDay(day), at)).toBe(rule),
  )
})

describe("the earliest rental day", () => {
  it.each([
    ["Monday", "2026-11-30", "2026-12-01"],
    ["Thursday", "2026-12-03", "2026-12-04"],
    ["Friday", "2026-12-04", "2026-12-07"],
    ["Saturday", "2026-12-05", "2026-12-06"],
    ["Sunday", "2026-12-06", "2026-12-07"],
    ["28 February of a leap year", "2028-02-28", "2028-02-29"],
  ])("on a %s", (_case, today, earliest) => expect(earliestRentalDay(calendarDay(today))).toBe(earliest))

  it.each([
    ["Thursday", "2026-12-03", "2026-12-04"],
    ["Friday", "2026-12-04", "2026-12-07"],
    ["Saturday", "2026-12-05", "2026-12-07"],
  ])("is never named as a Sunday: %s", (_case, today, first) =>
    expect(nameableStart(earliestRentalDay(calendarDay(today)))).toBe(first),
  )
})

describe("a start", () => {
  it.each([
    ["yesterday", pickup, "2026-12-01", "past"],
    ["today", pickup, "2026-12-02", "earliest"],
    ["tomorrow", pickup, "2026-12-03", null],
    ["Saturday, fetched", pickup, "2026-12-05", "saturday"],
    ["Saturday, delivered", delivery, "2026-12-05", null],
    ["Sunday, fetched", pickup, "2026-12-06", "sunday"],
    ["Sunday, delivered", delivery, "2026-12-06", "sunday"],
    ["the horizon itself", pickup, "2028-06-02", null],
    ["the day after the horizon", delivery, "2028-06-03", "horizon"],
    ["the year 9999", delivery, "9999-12-30", "horizon"],
    ["Saturday after a Friday's order", frame("2026-12-04", false), "2026-12-05", "earliest"],
  ])("%s", (_case, calendar, day, rule) => expect(brokenStartRule(calendarDay(day), calendar)).toBe(rule))
})

describe("an end", () => {
  it.each([
    ["Friday", delivery, "2026-12-04", null],
    ["Saturday, even delivered", delivery, "2026-12-05", "saturday"],
    ["Sunday", delivery, "2026-12-06", "sunday"],
    ["today", delivery, "2026-12-02", "earliest"],
  ])("on %s", (_case, calendar, day, rule) => expect(brokenEndRule(calendarDay(day), calendar)).toBe(rule))
})

describe("a period", () => {
  it.each([
    ["over a week-end", "2026-12-04", "2026-12-07", null],
    ["of one day", "2026-12-04", "2026-12-04", null],
    ["backwards", "2026-12-07", "2026-12-04", { field: "end", rule: "order" }],
    ["of a delivered Saturday alone", "2026-12-05", "2026-12-05", { field: "end", rule: "saturday" }],
    ["from a delivered Saturday", "2026-12-05", "2026-12-07", null],
    ["that ends beyond the horizon", "2028-06-01", "2028-06-05", { field: "end", rule: "horizon" }],
  ])("%s", (_case, start, end, broken) => {
    expect(brokenPeriodRule({ start: calendarDay(start), end: calendarDay(end) }, delivery)).toEqual(broken)
  })

  it.each([
    ["no start", undefined, "2026-12-04", { field: "start", rule: "format" }],
    ["an impossible end", "2026-12-04", "2026-12-32", { field: "end", rule: "format" }],
    ["an allowed one", "2026-12-04", "2026-12-07", { start: "2026-12-04", end: "2026-12-07" }],
  ])("read from two texts: %s", (_case, start, end, expected) => {
    expect(parseRentalPeriod(start, end, delivery)).toEqual(expected)
  })
})
