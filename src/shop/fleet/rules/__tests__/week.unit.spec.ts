import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import type { RentalInHand } from "../staff-day"
import { comingErrands, weekAhead } from "../week"

const calendar = workingDays([{ date: calendarDay("2026-12-08") }])
const TODAY = calendarDay("2026-12-04")
const LAST = calendarDay("2026-12-14")

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

it("has five working days, without weekends and closed days", () => {
  expect(weekAhead(TODAY, calendar)).toEqual(["2026-12-07", "2026-12-09", "2026-12-10", "2026-12-11", "2026-12-14"])
})

describe("in the five working days after Friday, 4 December", () => {
  it.each<[string, RentalInHand, [string, string][]]>([
    ["a pickup of today is no more", rental("2026-12-04", "2026-12-20"), []],
    ["a pickup of Monday", rental("2026-12-07", "2026-12-20"), [["pickup", "2026-12-07"]]],
    [
      "what goes and comes back",
      rental("2026-12-07", "2026-12-10"),
      [
        ["pickup", "2026-12-07"],
        ["return", "2026-12-10"],
      ],
    ],
    [
      "what is sent leaves before, over a closed day",
      rental("2026-12-09", "2026-12-20", sent),
      [["dispatch", "2026-12-07"]],
    ],
    [
      "what comes by post comes later",
      rental("2026-12-01", "2026-12-09", { ...out, ...sent }),
      [["return", "2026-12-10"]],
    ],
    ["what is out doesn't go again", rental("2026-12-07", "2026-12-11", out), [["return", "2026-12-11"]]],
    ["the last day counts", rental("2026-12-14", "2026-12-20"), [["pickup", "2026-12-14"]]],
    ["the day after doesn't", rental("2026-12-15", "2026-12-20"), []],
    ["what never went out doesn't come back", rental("2026-12-01", "2026-12-03", { ...sent, daysBack: 2 }), []],
    ["what is overdue is of today", rental("2026-12-01", "2026-12-03", out), []],
  ])("%s", (_case, one, expected) => {
    expect(comingErrands(one, TODAY, LAST, calendar).map(({ errand, due }) => [errand, due])).toEqual(expected)
  })
})
