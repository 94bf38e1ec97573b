import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CalendarDay, calendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { widest } from "../assignment/availability"
import type { Commitment, Fleet } from "../assignment/fleet"
import type { DeliveryTerms } from "../day-list"
import { periodChecker } from "../period-decision"
import { commitment, fleets, periods, pickup, post, situation } from "./support/fleets"

const dayOf = (fleet: Fleet, terms: DeliveryTerms, day: string, closed: string[] = []) =>
  periodChecker(situation(fleet, closed), terms).days.find((one) => one.day === toDayNumber(calendarDay(day)))
const one = (...commitments: Commitment[]): Fleet => ({ unitIds: ["a"], commitments })
const block = (first: string, last: string): Commitment => ({
  ...commitment("repair", "a", first, last),
  isTied: true,
  isBlock: true,
})

describe("the availability of a day", () => {
  const rented = commitment("r", "a", "2026-12-09", "2026-12-10")

  it.each([
    ["rented", one(rented), pickup, "2026-12-09", { booked: 1, notBooked: 0, reason: "booked" }],
    ["the day after, fetched", one(rented), pickup, "2026-12-11", { booked: 0, notBooked: 1 }],
    ["the day after, delivered", one(rented), post, "2026-12-11", { booked: 1, notBooked: 0, reason: "transit" }],
    ["two days after, delivered: the week-end", one(rented), post, "2026-12-12", { booked: 0, notBooked: 1 }],
    ["the day before, delivered", one(rented), post, "2026-12-08", { booked: 1, notBooked: 0, reason: "transit" }],
    [
      "under repair",
      one(block("2026-12-09", "2026-12-10")),
      pickup,
      "2026-12-10",
      { booked: 1, reason: "maintenance" },
    ],
    ["tomorrow, delivered before the cut-off", one(), post, "2026-12-03", { booked: 0, notBooked: 1 }],
    ["today, delivered", one(), post, "2026-12-02", { booked: 1, notBooked: 0, reason: "lead_time" }],
    [
      "with none in service",
      { unitIds: [], commitments: [] },
      pickup,
      "2026-12-09",
      { booked: 0, notBooked: 0, reason: "maintenance" },
    ],
    [
      "without any unit",
      { unitIds: [], commitments: [] },
      { ...pickup, hasUnits: false },
      "2026-12-09",
      { booked: 0, notBooked: 0, reason: "booked" },
    ],
    [
      "with one of two units left",
      { unitIds: ["a", "b"], commitments: [rented] },
      pickup,
      "2026-12-09",
      { booked: 1, notBooked: 1 },
    ],
  ])("%s", (_case, fleet, terms, day, expected) => expect(dayOf(fleet, terms, day)).toMatchObject(expected))

  it("a delivery of Monday needs the unit from Friday on", () => {
    const untilFriday = one(commitment("r", "a", "2026-12-10", "2026-12-11"))
    expect(dayOf(untilFriday, post, "2026-12-14")).toMatchObject({ notBooked: 0, reason: "transit" })
    expect(dayOf(untilFriday, post, "2026-12-15")).toMatchObject({ notBooked: 1 })
  })

  it("the way over a holiday is longer", () => {
    expect(dayOf(one(rented), post, "2026-12-14", ["2026-12-11"])).toMatchObject({ notBooked: 0, reason: "transit" })
  })

  it("after the cut-off tomorrow's delivery is fully booked", () => {
    const late = periodChecker({ ...situation(one()), timeOfDay: "16:00" }, post).days[1]
    expect(late).toMatchObject({ booked: 1, notBooked: 0, reason: "lead_time" })
  })

  it("an overdue unit is out until it can be back", () => {
    const overdue = { ...commitment("r", "a", "2026-11-27", "2026-12-01"), isTied: true }
    const fleet = one({ ...overdue, overdueUntil: toDayNumber(calendarDay("2026-12-03")) })
    expect(dayOf(fleet, pickup, "2026-12-03")).toMatchObject({ notBooked: 0 })
    expect(dayOf(fleet, pickup, "2026-12-04")).toMatchObject({ notBooked: 1 })
  })

  it.each([
    ["a block in its late days", ["2026-12-03", "2026-12-03"]],
    ["a block that begins in them", ["2026-12-04", "2026-12-07"]],
    ["a block over all of them", ["2026-12-02", "2026-12-08"]],
  ])("an overdue unit with %s is missed once", (_case, [first, last]) => {
    const overdue = { ...commitment("r", "a", "2026-11-27", "2026-12-01"), isTied: true }
    const late = { ...overdue, overdueUntil: toDayNumber(calendarDay("2026-12-04")) }
    const fleet = { unitIds: ["a", "b"], commitments: [late, block(first, last)] }
    for (const day of ["2026-12-03", "2026-12-04"])
      expect(dayOf(fleet, pickup, day)).toMatchObject({ booked: 1, notBooked: 1 })
    expect(dayOf(fleet, pickup, "2026-12-09")).toMatchObject({ booked: 0 })
  })

  it("what is tied to a unit out of service takes none of those in service", () => {
    const repair = { ...block("2026-12-09", "2026-12-10"), unitId: "broken" }
    expect(dayOf(one(repair), pickup, "2026-12-09")).toMatchObject({ booked: 0, notBooked: 1 })
  })

  it("a provisional reservation on a unit out of service needs another", () => {
    expect(dayOf(one({ ...rented, unitId: "broken" }), pickup, "2026-12-09")).toMatchObject({ booked: 1, notBooked: 0 })
  })

  it("for several delivery types is that of the widest", () => {
    const fleet = one(rented)
    const lists = [pickup, post].map((terms) => periodChecker(situation(fleet), terms).days)
    expect(widest(lists)).toEqual(lists[1])
  })
})

describe("for every state of a product", () => {
  const anyFleet = fc.boolean().chain(fleets)
  const termsOf = fc.constantFrom(pickup, post)
  const daysOf = (fleet: Fleet, terms: DeliveryTerms) => periodChecker(situation(fleet, ["2026-12-08"]), terms).days

  it("booked and notBooked add up to N, and a reason is given exactly when no unit is left", () => {
    fc.assert(
      fc.property(anyFleet, termsOf, (fleet, terms) => {
        for (const { booked, notBooked, reason } of daysOf(fleet, terms)) {
          expect(booked + notBooked).toBe(fleet.unitIds.length)
          expect(reason !== undefined).toBe(notBooked <= 0)
        }
      }),
    )
  })

  it("adding a reservation lowers no day's booked; cancelling it restores the lists", () => {
    fc.assert(
      fc.property(anyFleet, periods, termsOf, (fleet, { start, end }, terms) => {
        const before = daysOf(fleet, terms)
        const more = { ...fleet, commitments: [...fleet.commitments, commitment("new", null, start, end)] }
        for (const [index, { booked }] of daysOf(more, terms).entries()) {
          expect(booked).toBeGreaterThanOrEqual(before[index].booked)
        }
        const cancelled = { ...more, commitments: more.commitments.filter(({ id }) => id !== "new") }
        expect(daysOf(cancelled, terms)).toEqual(before)
      }),
    )
  })

  it("a delivery never finds more units than fetching does", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const fetched = daysOf(fleet, pickup)
        for (const [index, { booked }] of daysOf(fleet, post).entries()) {
          expect(booked).toBeGreaterThanOrEqual(fetched[index].booked)
        }
      }),
    )
  })

  it("counts a day as the load over the days its own window would take", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const checker = periodChecker(situation(fleet), post)
        const covering = (x: number) => fleet.commitments.filter(({ window }) => window.first <= x && x <= window.last)
        for (const { day, booked } of checker.days.slice(1)) {
          const text: CalendarDay = fromDayNumber(day)
          const { first, last } = checker.windowOf({ start: text, end: text })
          const loads = Array.from({ length: last - first + 1 }, (_, offset) => covering(first + offset).length)
          expect(booked).toBe(Math.min(fleet.unitIds.length, Math.max(...loads)))
        }
      }),
    )
  })
})
