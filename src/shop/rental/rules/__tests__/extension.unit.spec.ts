import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type CalendarDay, calendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import type { Commitment, Fleet } from "../assignment/fleet"
import { type ActiveRental, brokenExtensionRule, extensionChecker, extensionPrice } from "../extension"
import { chargeableDays, rentalPeriod } from "../rental-period"
import { rentForDays } from "../rental-rates"
import { overlaps } from "../rental-window"
import { commitment, exhaustivelyAssignable, fleets, HORIZON, situation, TODAY } from "./support/fleets"

/** The rent as a commitment, and as what is asked about; fetched, so that its window is its period. */
function activeRental(unitId: string, start: string, end: string, more: Partial<ActiveRental> = {}) {
  const own = { ...commitment("own", unitId, start, end), isTied: more.isTied ?? false }
  const rent: ActiveRental = {
    id: "own",
    unitId,
    period: rentalPeriod(start, end),
    window: own.window,
    daysAfter: 0,
    isTied: false,
    barred: [],
    ...more,
  }
  return { own, rent }
}

const fleetOf = (unitIds: string[], ...commitments: Commitment[]): Fleet => ({ unitIds, commitments })
const tied = (one: Commitment): Commitment => ({ ...one, isTied: true })

describe("the price of an extension", () => {
  // Monday 7.12. to Wednesday 9.12.2026
  const period = rentalPeriod("2026-12-07", "2026-12-09")
  const byDay = { pricePerDay: 18_000, rates: [], services: [] }
  it.each([
    ["one more day", "2026-12-10", 1, 18_000],
    ["to Monday, Sunday free", "2026-12-14", 4, 72_000],
    ["over a closed day, which is charged", "2026-12-11", 2, 36_000],
    ["two weeks", "2026-12-23", 12, 216_000],
  ])("%s", (_case, newEnd, days, price) => {
    expect(extensionPrice(period, calendarDay(newEnd), byDay)).toEqual({ days, price, services: [] })
  })

  const withRates = { ...byDay, rates: [{ days: 6, price: 81_000 }] }
  it.each([
    ["the rest of a week", "2026-12-11", 2, 27_000],
    ["a day beyond the week", "2026-12-14", 4, 45_000],
    ["two days beyond it", "2026-12-15", 5, 63_000],
  ])("with rates %s", (_case, newEnd, days, price) => {
    expect(extensionPrice(period, calendarDay(newEnd), withRates)).toEqual({ days, price, services: [] })
  })

  it("is nothing within the week that is paid for", () => {
    const fiveDays = rentalPeriod("2026-12-07", "2026-12-11")
    expect(extensionPrice(fiveDays, calendarDay("2026-12-12"), withRates)).toEqual({ days: 1, price: 0, services: [] })
  })

  it("has what services grow by; one that is charged once is not due again", () => {
    const services = [
      { name: "setup", per: "rental" as const, amount: 9_000 },
      { name: "cover", per: "day" as const, amount: 1_250 },
      { name: "all-risks", per: "permille" as const, amount: 33 },
    ]
    // Of rents for 540 and 720: 17.82 and 23.76.
    expect(extensionPrice(period, calendarDay("2026-12-10"), { ...byDay, services })).toEqual({
      days: 1,
      price: 18_000 + 1_250 + 594,
      services: [
        { ...services[1], price: 1_250 },
        { ...services[2], price: 594 },
      ],
    })
  })

  it("is exactly what the longer rental would have cost more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 1000 }),
        (from, span, more, discountPermille) => {
          const prices = { ...withRates, discountPermille }
          const start = addDays(TODAY, from)
          const end = addDays(start, span)
          const longer = { start, end: addDays(end, more) }
          const before = chargeableDays({ start, end })
          const { days, price } = extensionPrice({ start, end }, longer.end, prices)
          expect(before + days).toBe(chargeableDays(longer))
          expect(rentForDays(before, prices).rent + price).toBe(rentForDays(before + days, prices).rent)
        },
      ),
    )
  })
})

describe("the fixed rules of a later end", () => {
  const frame = { today: TODAY, horizon: HORIZON }
  it.each([
    ["the end it has", "2026-12-09", "order"],
    ["an earlier end", "2026-12-08", "order"],
    ["a Saturday", "2026-12-12", "saturday"],
    ["a Sunday", "2026-12-13", "sunday"],
    ["beyond the horizon", "2026-12-30", "horizon"],
    ["the next day", "2026-12-10", null],
    ["a Monday", "2026-12-14", null],
  ])("%s", (_case, newEnd, rule) => {
    expect(brokenExtensionRule(rentalPeriod("2026-12-07", "2026-12-09"), calendarDay(newEnd), frame)).toBe(rule)
  })

  it("let a rental that ends today end tomorrow", () => {
    const ending = { start: calendarDay("2026-11-30"), end: TODAY }
    expect(brokenExtensionRule(ending, addDays(TODAY, 1), frame)).toBeNull()
  })

  it("let none end on a day that has passed", () => {
    const over = rentalPeriod("2026-11-23", "2026-11-27")
    expect(brokenExtensionRule(over, calendarDay("2026-12-01"), frame)).toBe("past")
  })
})

describe("an extension", () => {
  const until = (end: string) => calendarDay(end)

  it("keeps the unit where it is free", () => {
    const { own, rent } = activeRental("b", "2026-12-07", "2026-12-09")
    const decision = extensionChecker(situation(fleetOf(["a", "b"], own)), rent).decide(until("2026-12-11"))
    expect(decision).toMatchObject({ isPossible: true, placement: { unitId: "b", moves: new Map() } })
  })

  it("moves a provisional reservation that is behind it", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09", { isTied: true })
    const next = commitment("next", "a", "2026-12-10", "2026-12-11")
    const decision = extensionChecker(situation(fleetOf(["a", "b"], own, next)), rent).decide(until("2026-12-10"))
    expect(decision).toMatchObject({ isPossible: true, placement: { unitId: "a", moves: new Map([["next", "b"]]) } })
  })

  it("moves itself while its unit is provisional", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09")
    const repair = tied(commitment("repair", "a", "2026-12-10", "2026-12-11"))
    const decision = extensionChecker(situation(fleetOf(["a", "b"], own, repair)), rent).decide(until("2026-12-11"))
    expect(decision).toMatchObject({ isPossible: true, placement: { unitId: "b" } })
  })

  it("can't leave its unit once that is handed over, though another is free", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09", { isTied: true })
    const repair = tied(commitment("repair", "a", "2026-12-10", "2026-12-11"))
    const decision = extensionChecker(situation(fleetOf(["a", "b"], own, repair)), rent).decide(until("2026-12-11"))
    expect(decision).toEqual({ isPossible: false, reason: "no_single_unit", day: null })
  })

  it("names the first day on which all units are taken", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09")
    const next = commitment("next", "a", "2026-12-14", "2026-12-15")
    const checker = extensionChecker(situation(fleetOf(["a"], own, next)), rent)
    expect(checker.decide(until("2026-12-15"))).toEqual({ isPossible: false, reason: "booked", day: "2026-12-14" })
    expect(checker.ends(30)).toEqual({
      ends: ["2026-12-10", "2026-12-11"],
      limit: { reason: "booked", day: "2026-12-14" },
    })
  })

  it("needs the way back too", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09", { daysAfter: 1 })
    const next = commitment("next", "a", "2026-12-11", "2026-12-15")
    const checker = extensionChecker(situation(fleetOf(["a"], own, next)), rent)
    expect(checker.decide(until("2026-12-10"))).toEqual({ isPossible: false, reason: "transit", day: "2026-12-10" })
  })

  it.each([
    ["a taken day before the way back from an earlier one", "2026-12-11", { reason: "booked", day: "2026-12-11" }],
    ["a taken day before a closed end", "2026-12-14", { reason: "booked", day: "2026-12-11" }],
  ])("names %s", (_case, end, refusal) => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09", { daysAfter: 1 })
    const next = commitment("next", "a", "2026-12-11", "2026-12-15")
    const checker = extensionChecker(situation(fleetOf(["a"], own, next), ["2026-12-14"]), rent)
    expect(checker.decide(until(end))).toEqual({ isPossible: false, ...refusal })
  })

  it("keeps the window's start and counts its end from the stored days", () => {
    const { own, rent } = activeRental("a", "2026-12-08", "2026-12-09", { daysAfter: 2 })
    const decision = extensionChecker(situation(fleetOf(["a"], own), ["2026-12-14"]), rent).decide(until("2026-12-11"))
    expect(decision).toMatchObject({
      window: { first: own.window.first, last: toDayNumber(calendarDay("2026-12-16")) },
    })
  })

  it("does not end on a closed day, but may go past it", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-07")
    const checker = extensionChecker(situation(fleetOf(["a"], own), ["2026-12-08"]), rent)
    expect(checker.decide(until("2026-12-08"))).toEqual({ isPossible: false, reason: "closed", day: "2026-12-08" })
    expect(checker.ends(3).ends).toEqual(["2026-12-09", "2026-12-10"])
  })

  it("is not for a unit that is out of service", () => {
    const { own, rent } = activeRental("out", "2026-12-07", "2026-12-09", { isTied: true })
    const decision = extensionChecker(situation(fleetOf(["a"], own)), rent).decide(until("2026-12-10"))
    expect(decision).toEqual({ isPossible: false, reason: "maintenance", day: null })
  })

  it("leaves room for another customer's hold", () => {
    const { own, rent } = activeRental("a", "2026-12-07", "2026-12-09")
    const hold = commitment("hold", null, "2026-12-10", "2026-12-10")
    expect(extensionChecker(situation(fleetOf(["a"], own, hold)), rent).ends(10)).toEqual({
      ends: [],
      limit: { reason: "booked", day: "2026-12-10" },
    })
  })
})

describe("for every state of a product", () => {
  const cases = fc.tuple(fleets(true), fc.nat(), fc.integer({ min: 1, max: 6 }))

  /** One of the fleet's own reservations and a later end for it. */
  function pick([fleet, index, more]: [Fleet, number, number]) {
    const rents = fleet.commitments.filter(({ isBlock }) => !isBlock)
    if (rents.length === 0) return null
    const own = rents[index % rents.length]
    const period = { start: fromDayNumber(own.window.first), end: fromDayNumber(own.window.last) }
    const rent: ActiveRental = {
      id: own.id,
      unitId: own.unitId as string,
      period,
      window: own.window,
      daysAfter: 0,
      isTied: own.isTied,
      barred: [],
    }
    return { fleet, own, rent, newEnd: addDays(period.end, more) as CalendarDay }
  }

  it("it can be had exactly when exhaustive search finds a unit for everybody", () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const picked = pick(drawn)
        if (picked === null) return
        const { fleet, own, rent, newEnd } = picked
        const window = { first: own.window.first, last: toDayNumber(newEnd) }
        const others = fleet.commitments.filter((one) => one !== own)
        const isInTheWay = others.some((one) => one.isTied && one.unitId === own.unitId && overlaps(one.window, window))
        // A tied rent is asked about as one more tie next to a rent of no day at all.
        const never = { first: 0, last: 0 }
        const isPossible = rent.isTied
          ? !isInTheWay && exhaustivelyAssignable({ ...fleet, commitments: [...others, { ...own, window }] }, never)
          : exhaustivelyAssignable({ ...fleet, commitments: others }, window)
        expect(extensionChecker(situation(fleet), rent).decide(newEnd).isPossible).toBe(isPossible)
      }),
      { numRuns: 2000 },
    )
  })

  it("afterwards no unit serves two on one day, and what is tied stands where it stood", () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const picked = pick(drawn)
        if (picked === null) return
        const { fleet, own, rent, newEnd } = picked
        const decision = extensionChecker(situation(fleet), rent).decide(newEnd)
        if (!decision.isPossible) return
        const { placement, window } = decision
        if (rent.isTied) expect(placement.unitId).toBe(rent.unitId)
        const after = fleet.commitments.map((one) =>
          one === own
            ? { ...one, unitId: placement.unitId, window }
            : { ...one, unitId: placement.moves.get(one.id) ?? one.unitId },
        )
        for (const one of after) {
          const clash = after.find(
            (other) => other !== one && other.unitId === one.unitId && overlaps(other.window, one.window),
          )
          expect(clash).toBeUndefined()
        }
        for (const { id, isTied } of fleet.commitments) if (isTied) expect(placement.moves.has(id)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it("the ends offered are those that are granted, and the limit is what refuses the next", () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const picked = pick(drawn)
        if (picked === null) return
        const { fleet, rent } = picked
        const checker = extensionChecker(situation(fleet), rent)
        const { ends } = checker.ends(10)
        const offered = new Set<string>(ends)
        for (let more = 1; more <= 10; more += 1) {
          const end = addDays(rent.period.end, more)
          if (brokenExtensionRule(rent.period, end, { today: TODAY, horizon: HORIZON }) !== null) continue
          expect(checker.decide(end).isPossible).toBe(offered.has(end))
        }
      }),
      { numRuns: 500 },
    )
  })
})
