import { type CalendarDay, type DayNumber, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { nextPossiblePeriods } from "./alternatives"
import { type DayLoad, firstDispatchDay, firstObstacle } from "./assignment/availability"
import { type Fleet, hasTies, occupanciesOf, type Placement, placeNewRent } from "./assignment/fleet"
import { type SearchBudget, searchBudget } from "./assignment/unit-assignment"
import { brokenPeriodRule } from "./calendar-rules"
import { type DeliveryTerms, dayList, type ShopMoment } from "./day-list"
import { dayBars } from "./days/day-bars"
import { firstRentalStart, lastOrderDay } from "./days/lead-time"
import type { Obstacle, Refusal } from "./refusal"
import type { RentalPeriod } from "./rental-period"
import { occupiedWindow, type Window } from "./rental-window"

/** All that decides about a period of one product, at one moment. */
export interface RentalSituation extends ShopMoment {
  fleet: Fleet
}

export type PeriodDecision =
  | { isPossible: true; placement: Placement }
  | ({ isPossible: false; day: CalendarDay | null } & Obstacle)

/** Answers for one product and one delivery type; the whole list of days is computed once, and only if asked for. */
export function periodChecker(situation: RentalSituation, terms: DeliveryTerms) {
  const { fleet, closedDays, today, timeOfDay, horizon } = situation
  const calendar = workingDays(closedDays)
  const barOf = dayBars(closedDays, terms.barred)
  const firstDay = toDayNumber(today)
  const earliest = firstRentalStart(situation, terms, calendar)
  const frame = { today, horizon, isPickup: terms.isPickup, earliest }
  const isTiedSomewhere = hasTies(fleet)
  const occupied = occupanciesOf(fleet)
  const daysOf = (days?: Window) => dayList(fleet.unitIds.length, occupied, situation, terms, days)
  let known: DayLoad[] | undefined
  const allDays = () => {
    known ??= daysOf()
    return known
  }

  const windowOf = (period: RentalPeriod) => occupiedWindow(period, terms.buffers, calendar)

  const isFull = ({ notBooked }: DayLoad) => notBooked <= 0
  const hasFullDay = ({ start, end }: RentalPeriod) =>
    allDays()
      .slice(toDayNumber(start) - firstDay, toDayNumber(end) - firstDay + 1)
      .some(isFull)

  const hasBarredEnd = ({ start, end }: RentalPeriod) =>
    barOf(start, "start") !== undefined || barOf(end, "end") !== undefined

  /** Whoever has to be asked first can't order it any more, or it can't leave in time. */
  const isTooSoon = (start: CalendarDay) =>
    lastOrderDay(start, terms, calendar) < today ||
    (terms.buffers.before > 0 &&
      calendar.before(toDayNumber(start), terms.buffers.before) <
        firstDispatchDay(firstDay, timeOfDay, terms.cutOff, calendar))

  /** Without ties free days are enough, so alternatives cost no search. */
  const isPossible = (period: RentalPeriod, budget: SearchBudget) =>
    !hasBarredEnd(period) &&
    !hasFullDay(period) &&
    (!isTiedSomewhere || placeNewRent(windowOf(period), fleet, budget) !== null)

  return {
    /** Every day from today to the horizon. */
    get days() {
      return allDays()
    },
    windowOf,

    /** The last day on all of which a rental that begins on `start` can be ordered. */
    lastOrderDay: (start: CalendarDay) => lastOrderDay(start, terms, calendar),

    /**
     * Whether the period can be had, and on which unit. A start that is too early, or has become so since it was chosen, is a
     * matter of time; the other fixed rules don't change and are the caller's, see `parseRentalPeriod`.
     */
    decide(period: RentalPeriod, isWalkIn = false): PeriodDecision {
      if (period.start < (isWalkIn ? today : earliest))
        return { isPossible: false, reason: "lead_time", day: period.start }
      const [first, last] = [toDayNumber(period.start), toDayNumber(period.end)]
      const barAt = (day: DayNumber) =>
        (day === first && barOf(period.start, "start")) || (day === last && barOf(period.end, "end")) || undefined
      const obstacle = firstObstacle(daysOf({ first, last }), barAt)
      if (obstacle) return { isPossible: false, ...obstacle, day: fromDayNumber(obstacle.day) }
      const placement = placeNewRent(windowOf(period), fleet)
      return placement ? { isPossible: true, placement } : { isPossible: false, reason: "no_single_unit", day: null }
    },

    /** The first of the periods that the fixed rules allow and that can be had; null if none is. */
    firstPossible(periods: readonly RentalPeriod[]): RentalPeriod | null {
      const budget = searchBudget()
      return periods.find((one) => brokenPeriodRule(one, frame) === null && isPossible(one, budget)) ?? null
    },

    /**
     * What keeps each of the periods that the fixed rules allow from ever being offered, whatever is booked, said of the first;
     * null if nothing keeps one of them.
     */
    barOfAll(periods: readonly RentalPeriod[]): Omit<Refusal, "alternatives"> | null {
      const bars = periods
        .filter((one) => brokenPeriodRule(one, { ...frame, earliest: today }) === null)
        .map(({ start, end }) => {
          const atStart = isTooSoon(start) ? { reason: "lead_time" as const } : barOf(start, "start")
          const bar = atStart ?? barOf(end, "end")
          return bar ? { ...bar, day: atStart ? start : end } : null
        })
      return bars.every((bar) => bar !== null) ? (bars[0] ?? null) : null
    },

    /** The next possible periods of the same length, for everybody. */
    alternatives(period: RentalPeriod, count: number): RentalPeriod[] {
      const budget = searchBudget()
      return nextPossiblePeriods(period, frame, count, (candidate) => isPossible(candidate, budget))
    },
  }
}
