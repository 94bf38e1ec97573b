import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calendarDay, daysBetween, toDayNumber } from "#kernel/calendar-day"
import { type Fleet, placeNewRent } from "../assignment/fleet"
import { assignUnits } from "../assignment/unit-assignment"
import { periodChecker } from "../period-decision"
import { rentalPeriod } from "../rental-period"
import { overlaps } from "../rental-window"
import { commitment, exhaustivelyAssignable, fleets, periods, pickup, post, situation } from "./support/fleets"

const windowOf = (first: string, last: string) => ({
  first: toDayNumber(calendarDay(first)),
  last: toDayNumber(calendarDay(last)),
})

describe("a unit for a new rent", () => {
  const monday = commitment("monday", "a", "2026-12-07", "2026-12-08")
  const wednesday = commitment("wednesday", "b", "2026-12-09", "2026-12-10")
  const fleet: Fleet = { unitIds: ["a", "b"], commitments: [monday, wednesday] }

  it("is one that is free, and nothing moves", () => {
    expect(placeNewRent(windowOf("2026-12-07", "2026-12-08"), fleet)).toEqual({ unitId: "b", moves: new Map() })
  })

  it("is made free by moving provisional reservations together", () => {
    const placement = placeNewRent(windowOf("2026-12-07", "2026-12-10"), fleet)
    expect(placement?.moves.size).toBe(1)
    const moved = fleet.commitments.map((one) => ({ ...one, unitId: placement?.moves.get(one.id) ?? one.unitId }))
    expect(new Set(moved.map(({ unitId }) => unitId)).size).toBe(1)
    expect(moved[0].unitId).not.toBe(placement?.unitId)
  })

  it("is not there if both are tied to units of their own", () => {
    const tied = { ...fleet, commitments: fleet.commitments.map((one) => ({ ...one, isTied: true })) }
    expect(placeNewRent(windowOf("2026-12-07", "2026-12-10"), tied)).toBeNull()
  })

  it("leaves room for a hold that only one unit can serve", () => {
    const repair = { ...commitment("repair", "b", "2026-12-10", "2026-12-10"), isTied: true, isBlock: true }
    const hold = commitment("hold", null, "2026-12-07", "2026-12-10")
    const held: Fleet = { unitIds: ["a", "b"], commitments: [repair, hold] }
    expect(placeNewRent(windowOf("2026-12-07", "2026-12-08"), held)).toEqual({ unitId: "b", moves: new Map() })
    expect(placeNewRent(windowOf("2026-12-09", "2026-12-11"), held)).toBeNull()
  })

  it("is never one out of service, though a reservation on it may stay there", () => {
    const stranded: Fleet = { unitIds: ["a"], commitments: [{ ...monday, unitId: "broken" }] }
    expect(placeNewRent(windowOf("2026-12-09", "2026-12-09"), stranded)?.unitId).toBe("a")
  })

  it("is one that is at home before one that should be", () => {
    const late = { ...commitment("late", "a", "2026-11-30", "2026-12-01"), isTied: true }
    const overdue = { ...late, overdueUntil: toDayNumber(calendarDay("2026-12-02")) }
    const tomorrow = windowOf("2026-12-03", "2026-12-04")
    expect(placeNewRent(tomorrow, { unitIds: ["a", "b"], commitments: [overdue] })?.unitId).toBe("b")
    expect(placeNewRent(tomorrow, { unitIds: ["a"], commitments: [overdue] })?.unitId).toBe("a")
  })

  it("does not displace who waits for an overdue unit", () => {
    const late = { ...commitment("late", "a", "2026-11-30", "2026-12-01"), isTied: true }
    const overdue = { ...late, overdueUntil: toDayNumber(calendarDay("2026-12-03")) }
    const next = commitment("next", "a", "2026-12-03", "2026-12-04")
    const waiting: Fleet = { unitIds: ["a"], commitments: [overdue, next] }
    expect(placeNewRent(windowOf("2026-12-07", "2026-12-08"), waiting)).toEqual({ unitId: "a", moves: new Map() })
    expect(placeNewRent(windowOf("2026-12-04", "2026-12-08"), waiting)).toBeNull()
  })
})

describe("for every state of a product", () => {
  it("without ties a period can be had exactly when each of its days is free", () => {
    fc.assert(
      fc.property(fleets(false), periods, fc.constantFrom(pickup, post), (fleet, period, terms) => {
        const checker = periodChecker(situation(fleet), terms)
        const firstDay = checker.days[0].day
        const isFree = daysBetween(period.start, period.end).every(
          (day) => checker.days[toDayNumber(day) - firstDay].notBooked > 0,
        )
        const withinLeadTime = checker.windowOf(period).first < toDayNumber(situation(fleet).today)
        if (!withinLeadTime) expect(placeNewRent(checker.windowOf(period), fleet) !== null).toBe(isFree)
        expect(checker.decide(period).isPossible).toBe(isFree)
      }),
      { numRuns: 1000 },
    )
  })

  it("with ties it can be had exactly when exhaustive search finds an assignment", () => {
    fc.assert(
      fc.property(fleets(true), periods, (fleet, period) => {
        const checker = periodChecker(situation(fleet), pickup)
        const isPossible = exhaustivelyAssignable(fleet, checker.windowOf(period))
        expect(checker.decide(period).isPossible).toBe(isPossible)
      }),
      { numRuns: 2000 },
    )
  })

  it("an assignment serves every window, moves nothing that is tied, and never two on one day", () => {
    fc.assert(
      fc.property(fleets(true), periods, (fleet, { start, end }) => {
        const window = windowOf(start, end)
        const placement = placeNewRent(window, fleet)
        if (placement === null) return
        const after = fleet.commitments.map((one) => ({ ...one, unitId: placement.moves.get(one.id) ?? one.unitId }))
        const all = [...after, { ...commitment("new", placement.unitId, start, end) }]
        for (const one of all) {
          expect(fleet.unitIds).toContain(one.unitId)
          const clash = all.find(
            (other) => other !== one && other.unitId === one.unitId && overlaps(other.window, one.window),
          )
          expect(clash).toBeUndefined()
        }
        for (const { id, isTied } of fleet.commitments) if (isTied) expect(placement.moves.has(id)).toBe(false)
      }),
    )
  })

  it("is found or ruled out quickly, however large and tied the fleet", () => {
    const units = Array.from({ length: 12 }, (_, index) => `u${index}`)
    const first = toDayNumber(calendarDay("2027-01-01"))
    const days = (from: number, length: number) => ({ first: first + from, last: first + from + length - 1 })
    const tied = units.map((unitId, index) => ({ unitId, window: days(60 + index, 3) }))
    const movable = Array.from({ length: 300 }, (_, index) => ({
      id: `r${index}`,
      unitId: null,
      window: days(Math.floor(index / 3), 3),
    }))
    const started = performance.now()
    const assignment = assignUnits(units, tied, movable)
    expect(performance.now() - started).toBeLessThan(5000)
    if (assignment) expect(assignment.size).toBe(300)
    expect(assignUnits(units.slice(0, 9), [], movable)?.size).toBe(300)
    expect(assignUnits(units.slice(0, 8), [], movable)).toBeNull()
  })
})

describe("alternatives", () => {
  const full = (...days: string[]): Fleet => ({
    unitIds: ["a"],
    commitments: days.map((day, index) => commitment(`r${index}`, "a", day, day)),
  })

  it("are the next three possible periods of the same length", () => {
    const checker = periodChecker(situation(full("2026-12-09")), pickup)
    expect(checker.alternatives(rentalPeriod("2026-12-08", "2026-12-09"), 3)).toEqual([
      rentalPeriod("2026-12-10", "2026-12-11"),
      rentalPeriod("2026-12-14", "2026-12-15"),
      rentalPeriod("2026-12-15", "2026-12-16"),
    ])
  })

  it("neither start nor end on a closed day, but may span one", () => {
    const checker = periodChecker(situation(full(), ["2026-12-08"]), pickup)
    expect(checker.alternatives(rentalPeriod("2026-12-07", "2026-12-08"), 2)).toEqual([
      rentalPeriod("2026-12-09", "2026-12-10"),
      rentalPeriod("2026-12-10", "2026-12-11"),
    ])
    expect(checker.decide(rentalPeriod("2026-12-07", "2026-12-09")).isPossible).toBe(true)
  })

  it("are fewer where the horizon ends the search", () => {
    const checker = periodChecker(situation(full("2026-12-28")), pickup)
    expect(checker.alternatives(rentalPeriod("2026-12-24", "2026-12-28"), 3)).toEqual([])
  })

  it("can each be had", () => {
    fc.assert(
      fc.property(fleets(true), periods, (fleet, period) => {
        const checker = periodChecker(situation(fleet), post)
        for (const alternative of checker.alternatives(period, 3))
          expect(checker.decide(alternative).isPossible).toBe(true)
      }),
    )
  })
})

describe("a refusal", () => {
  const checker = periodChecker(
    situation({ unitIds: ["a"], commitments: [commitment("r", "a", "2026-12-10", "2026-12-11")] }, ["2026-12-08"]),
    post,
  )

  it.each([
    ["a closed start", "2026-12-08", "2026-12-09", { reason: "closed", day: "2026-12-08" }],
    ["a rented day", "2026-12-14", "2026-12-15", { reason: "transit", day: "2026-12-14" }],
    ["a rented day before the way to it", "2026-12-07", "2026-12-10", { reason: "booked", day: "2026-12-10" }],
    ["a way where no day itself is taken", "2026-12-07", "2026-12-09", { reason: "transit", day: "2026-12-09" }],
  ])("names reason and day of %s", (_case, start, end, refusal) => {
    expect(checker.decide(rentalPeriod(start, end))).toEqual({ isPossible: false, ...refusal })
  })

  const restocked = { ...pickup, buffers: { before: 0, after: 1 } }
  it.each([
    ["rented days, fetched by the customer", restocked, "2026-12-09", "2026-12-11", "booked", "2026-12-10"],
    ["rented days before a closed end", pickup, "2026-12-10", "2026-12-15", "booked", "2026-12-10"],
    ["a closed end where all else is free", pickup, "2026-12-14", "2026-12-15", "closed", "2026-12-15"],
    ["a repair before rented days", pickup, "2026-12-07", "2026-12-10", "maintenance", "2026-12-08"],
    ["rented days, though the dispatch has passed too", post, "2026-12-03", "2026-12-04", "booked", "2026-12-04"],
    ["the dispatch where the days are free", post, "2026-12-03", "2026-12-03", "lead_time", "2026-12-03"],
  ] as const)("names first %s", (_case, terms, start, end, reason, day) => {
    const rented = commitment("r", "a", "2026-12-10", "2026-12-11")
    const early = commitment("early", "a", "2026-12-04", "2026-12-04")
    const repair = { ...commitment("repair", "a", "2026-12-08", "2026-12-08"), isTied: true, isBlock: true }
    const isLate = terms === post
    const fleet = { unitIds: ["a"], commitments: isLate ? [early] : [rented, repair] }
    const moment = { ...situation(fleet, ["2026-12-15"]), timeOfDay: isLate ? "17:00" : "10:00" }
    expect(periodChecker(moment, terms).decide(rentalPeriod(start, end))).toEqual({ isPossible: false, reason, day })
  })

  it("has no day where no single unit is free throughout", () => {
    const tied = ["a", "b"].map((unit, index) => ({
      ...commitment(unit, unit, index ? "2026-12-09" : "2026-12-07", index ? "2026-12-10" : "2026-12-08"),
      isTied: true,
    }))
    const both = periodChecker(situation({ unitIds: ["a", "b"], commitments: tied }), pickup)
    expect(both.decide(rentalPeriod("2026-12-07", "2026-12-10"))).toEqual({
      isPossible: false,
      reason: "no_single_unit",
      day: null,
    })
  })
})
