import { describe, expect, it } from "vitest"
import { calendarDay, isFriday, weekday } from "#kernel/calendar-day"
import { datesChecker } from "../assignment/rescheduling"
import { type AskedDayRule, barredDays, barringRule, type DayRule, dayBars } from "../days/day-bars"
import { extensionChecker } from "../extension"
import { periodChecker } from "../period-decision"
import { rentalPeriod } from "../rental-period"
import { commitment, HORIZON, pickup, post, situation, TODAY } from "./support/fleets"

const rule = (code: string, bars: DayRule["bars"], isBarred: AskedDayRule["isBarred"]): AskedDayRule => ({
  ...{ code, title: code, refusal: `${code}.` },
  bars,
  isBarred,
})
const noFridayStart = rule("friday", "start", isFriday)
const noMondayEnd = rule("monday", "end", (day) => weekday(day) === 1)
const neitherOnTenth = rule("tenth", "both", (day) => day.endsWith("-10"))

const rental = { productId: "blk", delivery: { id: "rdel_1", slug: "abholung", isPickup: true } }
const december = { first: TODAY, last: HORIZON }
const barred = barredDays([noFridayStart, noMondayEnd, neitherOnTenth], rental, december)
const terms = { ...pickup, barred }
const day = calendarDay

describe("the days that a rule bars", () => {
  it("are those from the first to the last that it names, both included", () => {
    const [{ rule: own, days }] = barredDays([rule("all", "both", () => true)], rental, december)
    expect(own.code).toBe("all")
    expect([...days]).toHaveLength(28)
    expect([TODAY, HORIZON].every((each) => days.has(each))).toBe(true)
  })

  it("may differ by product and delivery, and a rule that bars none is no rule", () => {
    const ofDrone = rule("drone", "both", (_day, { productId }) => productId === "drone")
    const ofPost = rule("post", "both", (_day, { delivery }) => delivery.slug === "post" && !delivery.isPickup)
    const asked = (productId: string, slug: string) =>
      barredDays(
        [ofDrone, ofPost],
        { productId, delivery: { id: "d", slug, isPickup: slug !== "post" } },
        december,
      ).map(({ rule: { code } }) => code)
    expect([asked("blk", "abholung"), asked("drone", "abholung"), asked("blk", "post")]).toEqual([
      [],
      ["drone"],
      ["post"],
    ])
  })

  it.each([
    ["a Friday as start", "2026-12-04", "start", "friday"],
    ["a Friday as end", "2026-12-04", "end", undefined],
    ["a Monday as start", "2026-12-07", "start", undefined],
    ["a Monday as end", "2026-12-07", "end", "monday"],
    ["the tenth as start", "2026-12-10", "start", "tenth"],
    ["the tenth as end", "2026-12-10", "end", "tenth"],
    ["another day", "2026-12-09", "end", undefined],
  ] as const)("%s", (_case, on, end, code) => expect(barringRule(barred, day(on), end)?.code).toBe(code))

  it("are closed first of all, where they are", () => {
    const barOf = dayBars([{ date: day("2026-12-10"), name: "Inventar" }], barred)
    expect(barOf(day("2026-12-10"), "start")).toEqual({ reason: "closed" })
    expect(barOf(day("2026-12-04"), "start")).toMatchObject({ reason: "rule", rule: { code: "friday" } })
    expect(barOf(day("2026-12-09"), "start")).toBeUndefined()
  })
})

describe("a period in a shop with rules", () => {
  const checker = periodChecker(situation({ unitIds: ["a"], commitments: [] }), terms)

  it.each([
    ["that starts on a barred day", "2026-12-04", "2026-12-08", "friday", "2026-12-04"],
    ["that ends on one", "2026-12-03", "2026-12-07", "monday", "2026-12-07"],
    ["that does both", "2026-12-04", "2026-12-07", "friday", "2026-12-04"],
    ["of one barred day", "2026-12-10", "2026-12-10", "tenth", "2026-12-10"],
  ])("%s is refused with the rule", (_case, start, end, code, on) => {
    expect(checker.decide(rentalPeriod(start, end))).toMatchObject({
      ...{ isPossible: false, reason: "rule", day: on },
      rule: { code, refusal: `${code}.` },
    })
  })

  it("may have a barred day inside, and at its other end", () => {
    expect(checker.decide(rentalPeriod("2026-12-03", "2026-12-08")).isPossible).toBe(true)
    expect(checker.decide(rentalPeriod("2026-12-07", "2026-12-11")).isPossible).toBe(true)
  })

  it("is offered others that keep the rules", () => {
    expect(checker.alternatives(rentalPeriod("2026-12-04", "2026-12-07"), 3).map(({ start }) => start)).toEqual([
      "2026-12-08",
      "2026-12-14",
      "2026-12-15",
    ])
  })

  it("is refused as booked where a day before the barred one is", () => {
    const full = { unitIds: ["a"], commitments: [commitment("r", "a", "2026-12-03", "2026-12-03")] }
    expect(periodChecker(situation(full), terms).decide(rentalPeriod("2026-12-03", "2026-12-07"))).toMatchObject({
      reason: "booked",
      day: "2026-12-03",
    })
  })

  it("isn't the first possible one of several", () => {
    const asked = [rentalPeriod("2026-12-04", "2026-12-04"), rentalPeriod("2026-12-08", "2026-12-08")]
    expect(checker.firstPossible(asked)?.start).toBe("2026-12-08")
    expect(checker.firstPossible(asked.slice(0, 1))).toBeNull()
  })

  it.each([
    ["can't ever be had where each of several is barred", ["2026-12-04", "2026-12-10"], "friday"],
    ["might be had where one isn't barred, booked or not", ["2026-12-04", "2026-12-09"], undefined],
    ["can't be had by being no start by the fixed rules", ["2026-12-04", "2026-12-06"], "friday"],
  ])("%s", (_case, days, code) => {
    const full = { unitIds: ["a"], commitments: [commitment("r", "a", "2026-12-02", "2026-12-20")] }
    const bar = periodChecker(situation(full), terms).barOfAll(days.map((one) => rentalPeriod(one, one)))
    expect(bar?.rule?.code).toBe(code)
  })
})

// On Wednesday the 2nd at ten.
it.each([
  ["tomorrow, as specified", {}, ["2026-12-03"], undefined],
  ["what no parcel would reach", { buffers: { before: 2, after: 0 } }, ["2026-12-03"], "2026-12-03"],
  ["what none would reach after the cut-off", { ...post, cutOff: "10:00" }, ["2026-12-03"], "2026-12-03"],
  ["sooner than its lead time", { leadDays: 3 }, ["2026-12-04"], "2026-12-04"],
  ["the last that can be ordered today, which nobody is asked about", { leadDays: 1 }, ["2026-12-03"], "2026-12-03"],
  ["the next after it", { leadDays: 1 }, ["2026-12-04"], undefined],
  ["what may be moved to later days", { leadDays: 3 }, ["2026-12-04", "2026-12-08"], undefined],
])("a period that is waited for is too soon or not: %s", (_case, delivery, days, on) => {
  const checker = periodChecker(situation({ unitIds: ["a"], commitments: [] }), { ...pickup, ...delivery })
  const bar = checker.barOfAll(days.map((one) => rentalPeriod(one, one)))
  expect(bar ?? undefined).toEqual(on && { reason: "lead_time", day: on })
})

describe("a rental that stands", () => {
  // Thursday to Friday; it started before there were rules.
  const period = rentalPeriod("2026-12-03", "2026-12-04")
  const own = commitment("own", "a", period.start, period.end)
  const fleet = situation({ unitIds: ["a"], commitments: [own] })
  const rent = { id: "own", unitId: "a", period, window: own.window, daysAfter: 0, isTied: false, barred }

  it("is extended to days that may be an end", () => {
    const checker = extensionChecker(fleet, rent)
    expect(checker.ends(7).ends).toEqual(["2026-12-08", "2026-12-09", "2026-12-11"])
    expect(checker.decide(day("2026-12-07"))).toMatchObject({ reason: "rule", rule: { code: "monday" } })
    expect(checker.decide(day("2026-12-08")).isPossible).toBe(true)
  })

  it("is given other days by staff that keep the rules; what stays isn't judged anew", () => {
    const checker = datesChecker(fleet, { ...rent, isOut: false, isPickup: true, daysBefore: 0 })
    const decided = (start: string, end: string) => checker.decide(rentalPeriod(start, end), null)
    expect(decided("2026-12-11", "2026-12-14")).toMatchObject({ reason: "rule", rule: { code: "friday" } })
    expect(decided("2026-12-03", "2026-12-07")).toMatchObject({ reason: "rule", rule: { code: "monday" } })
    expect(decided("2026-12-03", "2026-12-08").isPossible).toBe(true)
    const monday = datesChecker(fleet, {
      ...{ ...rent, period: rentalPeriod("2026-12-03", "2026-12-07") },
      ...{ isOut: false, isPickup: true, daysBefore: 0 },
    })
    expect(monday.decide(rentalPeriod("2026-12-02", "2026-12-07"), null).isPossible).toBe(true)
  })
})
