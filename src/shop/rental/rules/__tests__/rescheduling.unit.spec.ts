import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { Commitment, Fleet } from "../assignment/fleet"
import { datesChecker, type RentalToReschedule } from "../assignment/rescheduling"
import { rentalPeriod } from "../rental-period"
import { overlaps } from "../rental-window"
import { commitment, exhaustivelyAssignable, fleets, situation } from "./support/fleets"

const NOW = rentalPeriod("2026-12-07", "2026-12-09")

/** Fetched, so that its window is its period. Today is Wednesday, 2 December 2026. */
function checkerOf(
  others: Commitment[],
  more: Partial<RentalToReschedule> = {},
  unitIds = ["a", "b"],
  closed?: string[],
) {
  const unitId = more.unitId ?? "a"
  const { start, end } = more.period ?? NOW
  const own = commitment("own", unitId, start, end)
  const isTied = more.isTied ?? more.isOut ?? false
  const rent = {
    id: "own",
    unitId,
    period: NOW,
    window: own.window,
    ...{ daysBefore: 0, daysAfter: 0 },
    isTied,
    isOut: false,
    isPickup: true,
    barred: [],
  }
  return datesChecker(situation({ unitIds, commitments: [{ ...own, isTied }, ...others] }, closed), {
    ...rent,
    ...more,
  })
}
const tied = (one: Commitment): Commitment => ({ ...one, isTied: true })
const repair = tied(commitment("repair", "a", "2026-12-14", "2026-12-15"))
const next = rentalPeriod("2026-12-14", "2026-12-15")

describe("the rules of other dates", () => {
  it.each([
    ["today, which staff may choose", "2026-12-02", "2026-12-03", null],
    ["yesterday", "2026-12-01", "2026-12-03", { field: "start", rule: "past" }],
    ["a Sunday", "2026-12-06", "2026-12-08", { field: "start", rule: "sunday" }],
    ["an end on a Saturday", "2026-12-07", "2026-12-12", { field: "end", rule: "saturday" }],
    ["an end before the start", "2026-12-08", "2026-12-07", { field: "end", rule: "order" }],
    ["beyond the horizon", "2026-12-07", "2026-12-30", { field: "end", rule: "horizon" }],
    ["what it has", NOW.start, NOW.end, null],
  ])("%s", (_case, start, end, broken) => {
    expect(checkerOf([]).brokenRule({ start: calendarDay(start), end: calendarDay(end) })).toEqual(broken)
  })

  it("keep first day and unit of a rental that is out, and let it end earlier or later", () => {
    const { brokenRule } = checkerOf([], { isOut: true })
    expect(brokenRule(rentalPeriod("2026-12-08", "2026-12-09"))).toEqual({ field: "start", rule: "out" })
    expect(brokenRule(rentalPeriod("2026-12-07", "2026-12-07"))).toBeNull()
    expect(brokenRule(rentalPeriod("2026-12-07", "2026-12-18"))).toBeNull()
    expect(brokenRule(NOW, "a")).toBeNull()
    expect(brokenRule(NOW, "b")).toEqual({ field: "unit", rule: "unit_out" })
    expect(checkerOf([]).brokenRule(NOW, "b")).toBeNull()
  })

  it("don't judge a day anew that stays as it is", () => {
    const over = rentalPeriod("2026-11-28", "2026-12-04")
    expect(checkerOf([], { period: over, isOut: true }).brokenRule(rentalPeriod("2026-11-28", "2026-12-02"))).toBeNull()
  })
})

describe("other dates", () => {
  it("keep the unit, else take a free one", () => {
    expect(checkerOf([]).decide(next, null)).toMatchObject({ placement: { unitId: "a" } })
    expect(checkerOf([repair]).decide(next, null)).toMatchObject({ placement: { unitId: "b" } })
  })

  it.each([
    ["out", { isOut: true, isTied: true }, { start: NOW.start, end: next.end }],
    ["promised by name", { isTied: true }, next],
  ])("stay with the unit of a rental that is %s, and name what is in the way", (_case, more, period) => {
    const checker = checkerOf([repair], more)
    expect(checker.decide(period, null)).toMatchObject({ isPossible: false, reason: "booked", conflicts: ["repair"] })
  })

  it("take the unit that was asked for, or say that it isn't free", () => {
    expect(checkerOf([]).decide(next, "b")).toMatchObject({ placement: { unitId: "b" } })
    expect(checkerOf([repair], { unitId: "b" }).decide(next, "a")).toMatchObject({ conflicts: ["repair"] })
    expect(checkerOf([repair]).freeUnits(next)).toEqual(new Set(["b"]))
    expect(checkerOf([]).decide(next, "away")).toMatchObject({ isPossible: false, reason: "maintenance" })
  })

  it("move what may move", () => {
    const other = commitment("other", "a", "2026-12-14", "2026-12-15")
    const decision = checkerOf([other], { isTied: true }).decide(next, null)
    expect(decision).toMatchObject({ placement: { unitId: "a", moves: new Map([["other", "b"]]) } })
  })

  it("need the days of the way out, whatever closed since, and as many after as before", () => {
    const window = { first: toDayNumber(calendarDay("2026-12-04")), last: toDayNumber(calendarDay("2026-12-11")) }
    const checker = checkerOf([], { window, daysBefore: 1, daysAfter: 2 }, ["a"], ["2026-12-04"])
    const decision = checker.decide(rentalPeriod("2026-12-14", "2026-12-17"), null)
    expect([fromDayNumber(decision.window.first), fromDayNumber(decision.window.last)]).toEqual([
      "2026-12-11",
      "2026-12-21",
    ])
    const soon = checker.decide(rentalPeriod("2026-12-02", "2026-12-03"), null)
    expect(soon).toMatchObject({ isPossible: false, reason: "lead_time" })
  })

  it("neither begin nor end on a closed day", () => {
    const checker = checkerOf([], {}, ["a"], ["2026-12-14"])
    expect(checker.decide(next, null)).toMatchObject({ isPossible: false, reason: "closed", conflicts: [] })
    expect(checker.decide(rentalPeriod("2026-12-11", "2026-12-15"), null).isPossible).toBe(true)
  })

  it("can always be fewer days on its unit, even out of service", () => {
    const checker = checkerOf([], { isOut: true, isTied: true }, [])
    expect(checker.decide(rentalPeriod("2026-12-07", "2026-12-08"), null).isPossible).toBe(true)
    expect(checker.decide(rentalPeriod("2026-12-07", "2026-12-10"), null)).toMatchObject({ reason: "maintenance" })
  })

  it("offer the nearest days: of the same length, or with the end that one that is out can have", () => {
    const full = tied(commitment("full", "a", "2026-12-14", "2026-12-15"))
    expect(checkerOf([full], {}, ["a"]).nearest(next, null)).toEqual(rentalPeriod("2026-12-16", "2026-12-17"))
    const out = checkerOf([full], { isOut: true, isTied: true })
    expect(out.nearest({ start: NOW.start, end: next.end }, null)).toEqual(rentalPeriod("2026-12-07", "2026-12-11"))
  })

  it("are possible exactly if everything promised still is, and put no unit at two places", () => {
    const shift = fc.tuple(fc.integer({ min: -4, max: 16 }), fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(fleets(true), shift, (fleet: Fleet, [by, span]) => {
        const free = fleet.unitIds.find((unit) =>
          fleet.commitments.every(
            (one) => one.unitId !== unit || !overlaps(one.window, commitment("own", unit, NOW.start, NOW.end).window),
          ),
        )
        fc.pre(free !== undefined)
        const period = { start: addDays(NOW.start, by), end: addDays(NOW.start, by + span) }
        const checker = checkerOf(fleet.commitments as Commitment[], { unitId: free }, fleet.unitIds as string[])
        const decision = checker.decide(period, null)
        const isLeadTime = !decision.isPossible && decision.reason === "lead_time"
        if (isLeadTime) return
        const wanted = { first: toDayNumber(period.start), last: toDayNumber(period.end) }
        const stays = wanted.first >= toDayNumber(NOW.start) && wanted.last <= toDayNumber(NOW.end)
        expect(decision.isPossible).toBe(stays || exhaustivelyAssignable(fleet, wanted))
        if (!decision.isPossible) return
        const { unitId, moves } = decision.placement
        const placed = [
          { unitId, window: decision.window },
          ...fleet.commitments.map((one) => ({ unitId: moves.get(one.id) ?? one.unitId, window: one.window })),
        ]
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(one.unitId === other.unitId && overlaps(one.window, other.window)).toBe(false)
      }),
    )
  })
})
