import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { brokenStartRule, earliestRentalDay } from "../calendar-rules"
import { firstRentalStart, type LeadTime, lastOrderDay } from "../days/lead-time"
import { periodChecker } from "../period-decision"
import { rentalPeriod } from "../rental-period"
import { pickup, post, situation } from "./support/fleets"

/** Tuesday, 8 December is Mary's Conception. */
const calendar = workingDays([{ date: calendarDay("2026-12-08") }])
const SPECIFIED: LeadTime = { leadDays: null, cutOff: "16:00" }
const SAME_DAY: LeadTime = { leadDays: 0, cutOff: "11:00" }
const TWO_DAYS: LeadTime = { leadDays: 2, cutOff: "16:00" }
const day = calendarDay

describe("the first start", () => {
  it.each([
    ["as specified: tomorrow", SPECIFIED, "2026-12-02", "10:00", "2026-12-03"],
    ["as specified: on a Friday Monday", SPECIFIED, "2026-12-04", "10:00", "2026-12-07"],
    ["as specified: whatever the time and closed days", SPECIFIED, "2026-12-07", "23:59", "2026-12-08"],
    ["the same day: before the cut-off", SAME_DAY, "2026-12-02", "10:59", "2026-12-02"],
    ["the same day: from the cut-off on the next working day", SAME_DAY, "2026-12-02", "11:00", "2026-12-03"],
    ["the same day: on a Friday after the cut-off Monday", SAME_DAY, "2026-12-04", "11:00", "2026-12-07"],
    ["the same day: on a Saturday Monday", SAME_DAY, "2026-12-05", "08:00", "2026-12-07"],
    ["the same day: not on a closed one", SAME_DAY, "2026-12-08", "08:00", "2026-12-09"],
    ["the same day: at any time without a cut-off", { leadDays: 0, cutOff: null }, "2026-12-02", "23:59", "2026-12-02"],
    ["two working days", TWO_DAYS, "2026-12-01", "15:59", "2026-12-03"],
    ["two working days, after the cut-off", TWO_DAYS, "2026-12-01", "16:00", "2026-12-04"],
    ["two working days, over a week-end and a closed day", TWO_DAYS, "2026-12-04", "10:00", "2026-12-09"],
  ] as const)("%s", (_case, lead, today, timeOfDay, first) => {
    expect(firstRentalStart({ today: day(today), timeOfDay }, lead, calendar)).toBe(first)
  })
})

describe("the last day to order", () => {
  it.each([
    ["a Tuesday is the eve", "2026-12-15", SPECIFIED, "2026-12-14"],
    ["a Monday is the Sunday", "2026-12-07", SPECIFIED, "2026-12-06"],
    ["a Saturday is Thursday, since Friday's orders begin on Monday", "2026-12-05", SPECIFIED, "2026-12-03"],
    ["the same day is the working day before", "2026-12-07", SAME_DAY, "2026-12-04"],
    ["the same day, a Saturday, is the working day before Friday", "2026-12-05", SAME_DAY, "2026-12-03"],
    ["two working days is the third before", "2026-12-10", TWO_DAYS, "2026-12-04"],
  ])("of %s", (_case, start, lead, expected) => expect(lastOrderDay(day(start), lead, calendar)).toBe(expected))

  it("as specified allows the start, and the days after it don't", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (from) => {
        const start = addDays(day("2026-03-02"), from)
        const last = lastOrderDay(start, SPECIFIED, calendar)
        expect(earliestRentalDay(last) <= start).toBe(true)
        expect(earliestRentalDay(addDays(last, 1)) <= start && addDays(last, 1) < start).toBe(false)
      }),
    )
  })

  it("with a lead time of its own allows a working day at any time of day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.nat(20), (from, leadDays) => {
        const start = addDays(day("2026-03-02"), from)
        const lead = { leadDays, cutOff: "09:00" }
        const today = lastOrderDay(start, lead, calendar)
        expect(firstRentalStart({ today, timeOfDay: "23:59" }, lead, calendar) <= start).toBe(true)
      }),
    )
  })
})

/** The small fleets' Wednesday, 2 December 2026, at ten. */
describe("a period with a lead time of its own", () => {
  const free = situation({ unitIds: ["a"], commitments: [] })
  const today = rentalPeriod("2026-12-02", "2026-12-02")

  it("starts today where that is promised, and not before it", () => {
    expect(periodChecker(free, { ...pickup, leadDays: 0, cutOff: "11:00" }).decide(today).isPossible).toBe(true)
    expect(periodChecker(free, { ...pickup, leadDays: 0, cutOff: "10:00" }).decide(today)).toMatchObject({
      reason: "lead_time",
      day: "2026-12-02",
    })
    expect(periodChecker(free, pickup).decide(today)).toMatchObject({ reason: "lead_time" })
  })

  it("is refused within it, and offered after it", () => {
    const checker = periodChecker(free, { ...pickup, leadDays: 3, cutOff: "16:00" })
    expect(checker.decide(rentalPeriod("2026-12-04", "2026-12-04"))).toMatchObject({ reason: "lead_time" })
    expect(checker.alternatives(today, 2).map(({ start }) => start)).toEqual(["2026-12-07", "2026-12-08"])
    expect(checker.decide(rentalPeriod("2026-12-07", "2026-12-07")).isPossible).toBe(true)
  })

  it("waits for the parcel as well, whichever takes longer", () => {
    const checker = periodChecker(free, { ...post, leadDays: 0, cutOff: "16:00" })
    expect(checker.decide(today)).toMatchObject({ reason: "lead_time" })
    expect(checker.decide(rentalPeriod("2026-12-03", "2026-12-03")).isPossible).toBe(true)
  })

  it("is no matter to staff at the counter", () => {
    const slow = periodChecker(free, { ...pickup, leadDays: 5, cutOff: "16:00" })
    expect(slow.decide(today, true).isPossible).toBe(true)
  })

  it("breaks no fixed rule from its first day on", () => {
    const frame = { today: day("2026-12-02"), horizon: day("2028-06-02"), isPickup: true, earliest: day("2026-12-02") }
    expect(brokenStartRule(day("2026-12-02"), frame)).toBeNull()
    expect(brokenStartRule(day("2026-12-03"), { ...frame, earliest: day("2026-12-04") })).toBe("earliest")
  })
})
