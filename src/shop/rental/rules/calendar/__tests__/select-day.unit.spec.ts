import { describe, expect, it } from "vitest"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { dayState, deactivationReason } from "../day-state"
import { firstEnd, NOTHING_SELECTED, type RentalCalendar, selectDay, shortening } from "../select-day"
import { calendarOf as calendar } from "./support/calendar-of"

const clicks = (on: RentalCalendar, ...days: string[]) =>
  days.reduce((selection, day) => selectDay(selection, day as CalendarDay, on), NOTHING_SELECTED)

describe("clicking days", () => {
  it.each([
    ["the first sets the start", calendar(), ["2026-12-07"], ["2026-12-07", null]],
    ["a later one sets the end", calendar(), ["2026-12-07", "2026-12-09"], ["2026-12-07", "2026-12-09"]],
    ["the same again makes a single day", calendar(), ["2026-12-07", "2026-12-07"], ["2026-12-07", "2026-12-07"]],
    ["an earlier one moves the start", calendar(), ["2026-12-09", "2026-12-07"], ["2026-12-07", null]],
    ["a third starts over", calendar(), ["2026-12-07", "2026-12-09", "2026-12-08"], ["2026-12-08", null]],
    ["a Sunday does nothing", calendar(), ["2026-12-06"], [null, null]],
    ["a Saturday can't be an end", calendar(), ["2026-12-07", "2026-12-12"], ["2026-12-07", null]],
    ["a delivered Saturday can start", calendar(), ["2026-12-05", "2026-12-07"], ["2026-12-05", "2026-12-07"]],
    ["a delivered Saturday alone has no end", calendar(), ["2026-12-05", "2026-12-05"], ["2026-12-05", null]],
    ["a fetched Saturday does nothing", calendar({ pickup: true }), ["2026-12-05"], [null, null]],
    ["today does nothing", calendar(), ["2026-12-02"], [null, null]],
    ["a booked day does nothing", calendar({ booked: ["2026-12-07"] }), ["2026-12-07"], [null, null]],
    ["a holiday can't start", calendar({ closed: ["2026-12-08"] }), ["2026-12-08"], [null, null]],
    [
      "a holiday may lie inside",
      calendar({ closed: ["2026-12-08"] }),
      ["2026-12-07", "2026-12-09"],
      ["2026-12-07", "2026-12-09"],
    ],
    [
      "a booked day inside pulls the end back before it",
      calendar({ booked: ["2026-12-10", "2026-12-11"] }),
      ["2026-12-07", "2026-12-15"],
      ["2026-12-07", "2026-12-09"],
    ],
    [
      "the pulled end goes further back past Sunday and Saturday",
      calendar({ booked: ["2026-12-14"] }),
      ["2026-12-10", "2026-12-16"],
      ["2026-12-10", "2026-12-11"],
    ],
    [
      "the pulled end goes further back past a holiday",
      calendar({ booked: ["2026-12-09"], closed: ["2026-12-08"] }),
      ["2026-12-07", "2026-12-11"],
      ["2026-12-07", "2026-12-07"],
    ],
    [
      "a delivered Saturday after which nothing can end can't start",
      calendar({ booked: ["2026-12-07"] }),
      ["2026-12-05"],
      [null, null],
    ],
    [
      "a delivered Saturday can start where only a holiday comes before the first possible end",
      calendar({ closed: ["2026-12-07"] }),
      ["2026-12-05", "2026-12-08"],
      ["2026-12-05", "2026-12-08"],
    ],
    [
      "a delivered Saturday can't start where a holiday and then a booked day follow",
      calendar({ closed: ["2026-12-07"], booked: ["2026-12-08"] }),
      ["2026-12-05"],
      [null, null],
    ],
    [
      "a booked Sunday inside pulls the end back too",
      calendar({ booked: ["2026-12-06"] }),
      ["2026-12-04", "2026-12-08"],
      ["2026-12-04", "2026-12-04"],
    ],
  ])("%s", (_case, on, days, [start, end]) => expect(clicks(on, ...days)).toEqual({ start, end }))
})

const day = calendarDay
const from = (start: string) => ({ start: day(start), end: null })

describe("a start whose every end was taken meanwhile", () => {
  it("keeps its end unset", () => {
    const booked = calendar({ booked: ["2026-12-07"] })
    expect(selectDay(from("2026-12-05"), day("2026-12-08"), booked)).toEqual(from("2026-12-05"))
    expect(firstEnd(day("2026-12-05"), booked)).toBeNull()
  })
})

describe("the first possible end", () => {
  it.each([
    ["of a weekday is the same day", calendar(), "2026-12-07", "2026-12-07"],
    ["of a Saturday is the Monday", calendar(), "2026-12-05", "2026-12-07"],
    ["skips a holiday", calendar({ closed: ["2026-12-07"] }), "2026-12-05", "2026-12-08"],
    ["isn't there behind a booked day", calendar({ booked: ["2026-12-06"] }), "2026-12-05", null],
    ["isn't there behind the horizon", calendar(), "2028-06-03", null],
  ])("%s", (_case, on, start, end) => expect(firstEnd(day(start), on)).toBe(end))
})

describe("a click that is cut short", () => {
  const on = calendar({ booked: ["2026-12-10"] })

  it.each([
    ["the day before the booked one", "2026-12-07", "2026-12-15", "2026-12-10", "2026-12-09"],
    ["the Friday before a booked Monday", "2026-12-10", "2026-12-16", "2026-12-14", "2026-12-11"],
  ])("names the wished end, the booked day and the end that is left: %s", (_case, start, wished, takenOn, end) => {
    expect(shortening(from(start), day(wished), calendar({ booked: [takenOn] }))).toEqual({ wished, takenOn, end })
  })

  it.each([
    ["an end that can be had", from("2026-12-07"), "2026-12-09"],
    ["an earlier day, which moves the start", from("2026-12-09"), "2026-12-07"],
    ["a first click", NOTHING_SELECTED, "2026-12-15"],
    ["a click that starts over", { start: day("2026-12-07"), end: day("2026-12-08") }, "2026-12-15"],
    ["a day that can't be an end", from("2026-12-07"), "2026-12-12"],
  ])("isn't %s", (_case, selection, clicked) => expect(shortening(selection, day(clicked), on)).toBeNull())
})

describe("a day's cell", () => {
  const on = calendar({ booked: ["2026-12-15"], closed: ["2026-12-08"] })
  const chosen = { start: calendarDay("2026-12-10"), end: calendarDay("2026-12-14") }

  it.each([
    ["yesterday", NOTHING_SELECTED, "2026-12-01", "past"],
    ["today", NOTHING_SELECTED, "2026-12-02", "deactivated"],
    ["tomorrow", NOTHING_SELECTED, "2026-12-03", "free"],
    ["a Sunday", NOTHING_SELECTED, "2026-12-06", "deactivated"],
    ["a holiday", NOTHING_SELECTED, "2026-12-08", "deactivated"],
    ["a day without a unit", NOTHING_SELECTED, "2026-12-15", "booked"],
    ["the start", chosen, "2026-12-10", "booking-start"],
    ["a Sunday between", chosen, "2026-12-13", "booking-between"],
    ["the end", chosen, "2026-12-14", "booking-end"],
    ["a single day", { start: chosen.start, end: chosen.start }, "2026-12-10", "booking-single"],
    ["a start without an end", { start: chosen.start, end: null }, "2026-12-10", "booking-start"],
    ["a Saturday as end", { start: chosen.start, end: null }, "2026-12-12", "deactivated"],
    ["a Saturday as start", NOTHING_SELECTED, "2026-12-12", "free"],
  ])("of %s", (_case, selection, day, state) => expect(dayState(calendarDay(day), selection, on)).toBe(state))

  it.each([
    ["yesterday", "2026-12-01", "past"],
    ["today", "2026-12-02", "earliest"],
    ["a Sunday", "2026-12-06", "sunday"],
    ["a holiday", "2026-12-08", "closed"],
    ["beyond the horizon", "2028-06-05", "horizon"],
    ["a booked day, which has its own reason", "2026-12-15", null],
    ["a free day", "2026-12-16", null],
  ])("says why: %s", (_case, day, reason) => {
    expect(deactivationReason(calendarDay(day), NOTHING_SELECTED, on)).toBe(reason)
  })

  it.each([
    ["no start", NOTHING_SELECTED, "2026-12-04", "barred-start"],
    ["a day that is no start may be an end", from("2026-12-03"), "2026-12-04", null],
    ["no end", from("2026-12-03"), "2026-12-07", "barred-end"],
    ["a day that is no end may be a start", NOTHING_SELECTED, "2026-12-07", null],
    ["a booked day first of all as booked", NOTHING_SELECTED, "2026-12-11", null],
    ["a closed day first of all as closed", NOTHING_SELECTED, "2026-12-08", "closed"],
    ["a Saturday first of all as one", from("2026-12-10"), "2026-12-12", "saturday"],
  ])("says why, where a shop has rules: %s", (_case, selection, clicked, reason) => {
    const noStart = ["2026-12-04", "2026-12-08", "2026-12-11"]
    const noEnd = ["2026-12-07", "2026-12-12"]
    const ruled = calendar({ booked: ["2026-12-11"], closed: ["2026-12-08"], noStart, noEnd })
    expect(deactivationReason(day(clicked), selection, ruled)).toBe(reason)
  })

  it("says why: a delivered Saturday after which no end is free", () => {
    const taken = calendar({ booked: ["2026-12-14"] })
    expect(deactivationReason(day("2026-12-12"), NOTHING_SELECTED, taken)).toBe("no-end")
    expect(deactivationReason(day("2026-12-12"), from("2026-12-10"), taken)).toBe("saturday")
    expect(deactivationReason(day("2026-12-12"), NOTHING_SELECTED, calendar({ pickup: true }))).toBe("saturday")
  })
})
