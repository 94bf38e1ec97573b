import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { errandOf, givenBackOn, missedUntil, type RentalInHand } from "../staff-day"

const calendar = workingDays([{ date: calendarDay("2026-12-08") }])
const TODAY = calendarDay("2026-12-04")
const MONDAY = calendarDay("2026-12-07")

const rental = (start: string, end: string, changes: Partial<RentalInHand> = {}): RentalInHand => ({
  state: "reserved",
  start: calendarDay(start),
  end: calendarDay(end),
  isPickup: true,
  windowStart: calendarDay("2026-12-01"),
  daysOut: 0,
  daysBack: 0,
  ...changes,
})
const sent = { isPickup: false, daysOut: 1, daysBack: 1 }
const out = { state: "handed_over" } as const

describe("what is to be done by Monday, seen on Friday, 4 December", () => {
  it.each<[string, RentalInHand, [string, string] | null]>([
    ["a pickup of today", rental("2026-12-04", "2026-12-10"), ["pickup", "2026-12-04"]],
    ["a pickup of Monday", rental("2026-12-07", "2026-12-10"), ["pickup", "2026-12-07"]],
    ["one that nobody came for yet", rental("2026-12-02", "2026-12-04"), ["pickup", "2026-12-02"]],
    ["one that nobody came for at all", rental("2026-12-01", "2026-12-03"), ["missed", "2026-12-01"]],
    ["one that nobody sent", rental("2026-12-02", "2026-12-03", sent), ["missed", "2026-12-01"]],
    ["a pickup later", rental("2026-12-09", "2026-12-10"), null],
    [
      "what has to arrive on Monday leaves on Friday",
      rental("2026-12-07", "2026-12-10", sent),
      ["dispatch", "2026-12-04"],
    ],
    ["over a closed day", rental("2026-12-09", "2026-12-10", sent), ["dispatch", "2026-12-07"]],
    [
      "with a day of preparation",
      rental("2026-12-09", "2026-12-10", { ...sent, daysOut: 2 }),
      ["dispatch", "2026-12-04"],
    ],
    [
      "not before its unit may be given out, whatever its way takes by now",
      rental("2026-12-09", "2026-12-10", { ...sent, daysOut: 2, windowStart: MONDAY }),
      ["dispatch", "2026-12-07"],
    ],
    ["a dispatch later", rental("2026-12-10", "2026-12-11", sent), null],
    ["a return of today", rental("2026-12-01", "2026-12-04", out), ["return", "2026-12-04"]],
    ["a return of Monday", rental("2026-12-01", "2026-12-07", out), ["return", "2026-12-07"]],
    ["a return by post, on its way", rental("2026-12-01", "2026-12-03", { ...out, ...sent }), ["return", "2026-12-04"]],
    ["a return later", rental("2026-12-01", "2026-12-09", out), null],
    ["not brought back", rental("2026-12-01", "2026-12-03", out), ["overdue", "2026-12-03"]],
    ["not arrived by post", rental("2026-12-01", "2026-12-02", { ...out, ...sent }), ["overdue", "2026-12-03"]],
  ])("%s", (_case, one, expected) => {
    const found = errandOf(one, TODAY, MONDAY, calendar)
    expect(found && [found.errand, found.due]).toEqual(expected)
  })
})

it("misses an overdue unit until today's return would have been restocked", () => {
  expect([0, 1, 2].map((days) => missedUntil(TODAY, days, calendar))).toEqual([
    "2026-12-04",
    "2026-12-07",
    "2026-12-09",
  ])
})

describe("the day on which a unit that comes in today was given back", () => {
  it.each<[string, RentalInHand, string, string]>([
    ["today at the counter", rental("2026-12-01", "2026-12-02"), "2026-12-04", "2026-12-04"],
    ["a working day ago, by post", rental("2026-12-01", "2026-12-04", sent), "2026-12-07", "2026-12-04"],
    [
      "two, over a closed day",
      rental("2026-12-01", "2026-12-04", { ...sent, daysBack: 2 }),
      "2026-12-09",
      "2026-12-04",
    ],
    [
      "on its first day, where its way takes longer",
      rental("2026-12-03", "2026-12-04", { ...sent, daysBack: 3 }),
      "2026-12-04",
      "2026-12-03",
    ],
    ["today, before it began", rental("2026-12-09", "2026-12-10", sent), "2026-12-04", "2026-12-04"],
  ])("is %s", (_case, one, today, expected) => {
    expect(givenBackOn(one, calendarDay(today), calendar)).toBe(expected)
  })
})
