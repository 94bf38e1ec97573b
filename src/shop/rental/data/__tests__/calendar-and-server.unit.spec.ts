import { describe, expect, it } from "vitest"
import {
  addDays,
  type CalendarDay,
  calendarDay,
  daysBetween,
  isFriday,
  toDayNumber,
  weekday,
} from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { dayInZurich } from "#platform/clock"
import type { Fleet } from "../../rules/assignment/fleet"
import { NOTHING_SELECTED, type RentalCalendar, selectDay } from "../../rules/calendar/select-day"
import { type CalendarFrame, isBrokenRule, parseRentalPeriod } from "../../rules/calendar-rules"
import type { DeliveryTerms } from "../../rules/day-list"
import { type AskedDayRule, barredDays, barringRule, type DayRule } from "../../rules/days/day-bars"
import { firstRentalStart, type LeadTime } from "../../rules/days/lead-time"
import { publicHolidays } from "../../rules/holidays"
import { periodChecker } from "../../rules/period-decision"

const FIRST = calendarDay("2026-01-01")
const LAST = calendarDay("2035-12-31")
const LAST_WITH_RULES = calendarDay("2027-12-31")
const own: LeadTime = { leadDays: null, cutOff: "16:00" }
const pickup: DeliveryTerms = { ...own, isPickup: true, buffers: { before: 0, after: 0 }, barred: [] }
const post: DeliveryTerms = { ...own, isPickup: false, buffers: { before: 1, after: 1 }, barred: [] }

const rule = (code: string, bars: DayRule["bars"], isBarred: AskedDayRule["isBarred"]): AskedDayRule => ({
  ...{ code, title: code, refusal: code },
  bars,
  isBarred,
})
/** No start on a Friday, no end on a Monday, and neither on the 15th of a month. */
const RULES = [
  rule("friday", "start", isFriday),
  rule("monday", "end", (day) => weekday(day) === 1),
  rule("middle", "both", (day) => day.endsWith("-15")),
]

/** One unit, rented on the fifth and sixth day from today. */
const fleetOf = (today: CalendarDay): Fleet => {
  const window = { first: toDayNumber(today) + 5, last: toDayNumber(today) + 6 }
  return { unitIds: ["a"], commitments: [{ id: "r", unitId: "a", window, isTied: false, isBlock: false }] }
}

/** Both sides of one day of the shop: the calendar knows the bookings answer, the server the stored state. */
function bothSides(today: CalendarDay, { rules, ...way }: DeliveryTerms & { rules: readonly AskedDayRule[] }) {
  const horizon = addDays(today, 9)
  const rental = { productId: "p", delivery: { id: "d", slug: "d", isPickup: way.isPickup } }
  const terms = { ...way, barred: barredDays(rules, rental, { first: today, last: horizon }) }
  const closedDays = publicHolidays(today, horizon)
  const checker = periodChecker({ fleet: fleetOf(today), closedDays, today, timeOfDay: "15:59", horizon }, terms)
  const earliest = firstRentalStart({ today, timeOfDay: "15:59" }, terms, workingDays(closedDays))
  const frame: CalendarFrame = { today, horizon, isPickup: terms.isPickup, earliest }
  /** What the server takes for fixed: a lead time of its own isn't. */
  const fixed = terms.leadDays === null ? frame : { ...frame, earliest: today }
  const booked = new Set(checker.days.filter(({ notBooked }) => notBooked <= 0).map(({ day }) => day))
  const closed = new Set(closedDays.map(({ date }) => date))
  const calendar: RentalCalendar = {
    ...frame,
    isFullyBooked: (day) => booked.has(toDayNumber(day)),
    isClosed: (day) => closed.has(day),
    isBarred: (day, end) => barringRule(terms.barred, day, end) !== undefined,
  }
  return {
    calendarAllows(start: CalendarDay, end: CalendarDay) {
      const chosen = selectDay(selectDay(NOTHING_SELECTED, start, calendar), end, calendar)
      return chosen.start === start && chosen.end === end
    },
    serverAllows(start: CalendarDay, end: CalendarDay) {
      const parsed = parseRentalPeriod(start, end, fixed)
      return !isBrokenRule(parsed) && checker.decide(parsed).isPossible
    },
  }
}

describe("on every day of ten years", () => {
  it.each([
    ["fetched", LAST, { ...pickup, rules: [] }],
    ["delivered", LAST, { ...post, rules: [] }],
    ["fetched, of two years in a shop with rules of its own", LAST_WITH_RULES, { ...pickup, rules: RULES }],
    ["fetched, of two years, on the same day", LAST_WITH_RULES, { ...pickup, leadDays: 0, rules: [] }],
    ["delivered, of two years, after two days", LAST_WITH_RULES, { ...post, leadDays: 2, rules: RULES }],
    ["delivered, of two years in a shop with rules of its own", LAST_WITH_RULES, { ...post, rules: RULES }],
  ])(
    "calendar and server allow the same periods, %s",
    (_case, last, terms) => {
      const differences: string[] = []
      let allowed = 0
      for (const today of daysBetween(FIRST, last)) {
        const { calendarAllows, serverAllows } = bothSides(today, terms)
        for (const start of daysBetween(today, addDays(today, 10))) {
          for (const end of daysBetween(addDays(start, -1), addDays(start, 3))) {
            const isAllowed = serverAllows(start, end)
            if (isAllowed) allowed += 1
            if (isAllowed !== calendarAllows(start, end)) differences.push(`${today}: ${start} to ${end}`)
          }
        }
      }
      expect(differences).toEqual([])
      expect(allowed).toBeGreaterThan(daysBetween(FIRST, last).length)
    },
    60_000,
  )

  it("the day in Zurich begins at midnight there, summer and winter", () => {
    const lastSundayOf = (year: number, month: number) => {
      const last = new Date(Date.UTC(year, month, 0))
      return last.getUTCDate() - last.getUTCDay()
    }
    for (const day of daysBetween(FIRST, LAST)) {
      const year = Number(day.slice(0, 4))
      const summerBegins = `${year}-03-${lastSundayOf(year, 3)}`
      const summerEnds = `${year}-10-${lastSundayOf(year, 10)}`
      const offset = day > summerBegins && day <= summerEnds ? 2 : 1
      const midnight = Date.parse(`${day}T00:00:00Z`) - offset * 3_600_000
      expect(dayInZurich(new Date(midnight))).toBe(day)
      expect(dayInZurich(new Date(midnight - 1))).toBe(addDays(day, -1))
    }
  })
})
