import { describe, expect, it } from "vitest"
import { calendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import type { Commitment } from "../../assignment/fleet"
import { type RentalToSwap, swapChoices, swapWindow } from "../swap"

const calendar = workingDays([])
const day = (text: string) => toDayNumber(calendarDay(text))
const window = (first: string, last: string) => ({ first: day(first), last: day(last) })
const TODAY = day("2026-11-24")

describe("the new unit is away", () => {
  it.each([
    ["from today until the rental's days end", "2026-11-27", "2026-11-30", null, ["2026-11-24", "2026-11-30"]],
    ["until it can be back, if the rental is late", "2026-11-20", "2026-11-20", null, ["2026-11-24", "2026-11-25"]],
    ["from tomorrow, if it came back today", "2026-11-27", "2026-11-27", "2026-11-24", ["2026-11-25", "2026-11-27"]],
    ["at least a day, if both is so", "2026-11-24", "2026-11-24", "2026-11-24", ["2026-11-25", "2026-11-25"]],
    ["from today, if it came back before", "2026-11-27", "2026-11-27", "2026-11-23", ["2026-11-24", "2026-11-27"]],
  ])("%s", (_case, end, last, shelvedUntil, expected) => {
    const rental = { end: day(end), window: window("2026-11-16", last), daysAfter: 1 }
    const found = swapWindow(rental, TODAY, calendar, shelvedUntil === null ? null : day(shelvedUntil))
    expect([fromDayNumber(found.first), fromDayNumber(found.last)]).toEqual(expected)
  })
})

const out: RentalToSwap = {
  ...{ id: "mine", unitId: "a", end: day("2026-11-27"), daysAfter: 1 },
  window: window("2026-11-16", "2026-11-30"),
}
const WINDOW = window("2026-11-24", "2026-11-30")
const on = (id: string, unitId: string, first: string, last: string, isTied = false): Commitment => ({
  ...{ id, unitId, window: window(first, last), isTied, isBlock: false },
})
const MINE = on("mine", "a", "2026-11-16", "2026-11-30", true)

function statesOf(others: Commitment[], cameBack: Record<string, string[]> = {}) {
  const fleet = { unitIds: ["a", "b", "c"], commitments: [MINE, ...others] }
  const shelf = { cameBack: new Map(Object.entries(cameBack)), restockedOn: day("2026-11-25") }
  const choices = swapChoices(fleet, out, WINDOW, shelf)
  return Object.fromEntries(choices.map(({ unitId, state, conflicts }) => [unitId, [state, ...conflicts]]))
}

describe("another unit for the rest of the rental", () => {
  it.each([
    ["is never the one that is out", [], {}, { b: ["free"], c: ["free"] }],
    [
      "yields, if who is promised it can have another",
      [on("theirs", "b", "2026-11-26", "2026-11-27")],
      {},
      { b: ["yields", "theirs"], c: ["free"] },
    ],
    [
      "is taken, if who is promised it is tied to it",
      [on("theirs", "b", "2026-11-26", "2026-11-27", true)],
      {},
      { b: ["taken", "theirs"], c: ["free"] },
    ],
    [
      "yields to the unit that comes back, once that is restocked",
      [on("theirs", "b", "2026-11-26", "2026-11-27"), on("repair", "c", "2026-11-24", "2026-12-24", true)],
      {},
      { b: ["yields", "theirs"], c: ["taken", "repair"] },
    ],
    [
      "is taken, if the one that comes back isn't restocked in time",
      [on("theirs", "b", "2026-11-25", "2026-11-27"), on("repair", "c", "2026-11-24", "2026-12-24", true)],
      {},
      { b: ["taken", "theirs"], c: ["taken", "repair"] },
    ],
    [
      "is free, if it came back and waits to be restocked",
      [on("earlier", "b", "2026-11-16", "2026-11-25", true)],
      { b: ["earlier"] },
      { b: ["free"], c: ["free"] },
    ],
    [
      "is free, if it is promised for later",
      [on("theirs", "b", "2026-12-01", "2026-12-02", true)],
      {},
      { b: ["free"], c: ["free"] },
    ],
  ])("%s", (_case, others, cameBack, expected) => expect(statesOf(others, cameBack)).toEqual(expected))
})
