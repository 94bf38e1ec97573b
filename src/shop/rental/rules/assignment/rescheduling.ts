import { addDays, toDayNumber } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { type BrokenRule, brokenDayRule } from "../calendar-rules"
import { dayBars } from "../days/day-bars"
import type { ActiveRental } from "../extension"
import type { RentalSituation } from "../period-decision"
import type { Obstacle } from "../refusal"
import { lengthInDays, type RentalPeriod } from "../rental-period"
import { overlaps, type Window } from "../rental-window"
import { type Commitment, type Placement, placeNewRent, placeOnUnit } from "./fleet"
import { type SearchBudget, searchBudget } from "./unit-assignment"

export interface RentalToReschedule extends ActiveRental {
  /** The customer has it: neither its first day nor its unit can change. */
  isOut: boolean
  isPickup: boolean
  /** Working days of preparation and the way out that another first day needs. */
  daysBefore: number
}

/** Why staff can't choose these days or this unit; of a rental that is out, neither the first day nor the unit can be another. */
export type BrokenDates = BrokenRule | { field: "start"; rule: "out" } | { field: "unit"; rule: "unit_out" }

export type DatesDecision =
  | { isPossible: true; placement: Placement; window: Window }
  | ({ isPossible: false; window: Window; conflicts: string[] } & Obstacle)

/** How far from the days that were asked for others are looked for. */
const DAYS_AROUND = 60

/**
 * Answers for one rental of one product, whose other dates staff ask for: later, earlier, longer or shorter. What stays as it
 * is isn't judged anew.
 */
export function datesChecker(situation: RentalSituation, rent: RentalToReschedule) {
  const { closedDays, today, horizon, fleet } = situation
  const calendar = workingDays(closedDays)
  const barOf = dayBars(closedDays, rent.barred)
  const { unitIds } = fleet
  const others = { unitIds, commitments: fleet.commitments.filter(({ id }) => id !== rent.id) }
  const frame = { today, horizon, isPickup: rent.isPickup }
  const { start: startNow, end: endNow } = rent.period

  const windowOf = ({ start, end }: RentalPeriod): Window => ({
    first: start === startNow ? rent.window.first : calendar.before(toDayNumber(start), rent.daysBefore),
    last: end === endNow ? rent.window.last : calendar.after(toDayNumber(end), rent.daysAfter),
  })

  function brokenRule({ start, end }: RentalPeriod, unitId: string | null = null): BrokenDates | null {
    if (rent.isOut && start !== startNow) return { field: "start", rule: "out" }
    if (rent.isOut && unitId !== null && unitId !== rent.unitId) return { field: "unit", rule: "unit_out" }
    const atStart = start === startNow ? null : brokenDayRule(start, frame)
    if (atStart) return { field: "start", rule: atStart }
    if (end < start) return { field: "end", rule: "order" }
    const atEnd = end === endNow ? null : brokenDayRule(end, { ...frame, isPickup: true })
    return atEnd && { field: "end", rule: atEnd }
  }

  const isShorter = (window: Window) => window.first >= rent.window.first && window.last <= rent.window.last

  /** It stays on its unit if it can; within its own days always. */
  function place(window: Window, unitId: string | null, budget?: SearchBudget): Placement | null {
    if (unitId !== null && unitId !== rent.unitId) return placeOnUnit(unitId, window, others, budget)
    if (isShorter(window)) return { unitId: rent.unitId, moves: new Map() }
    const own = placeOnUnit(rent.unitId, window, others, budget)
    return own ?? (rent.isTied || unitId !== null ? null : placeNewRent(window, others, budget))
  }

  const timeBar = ({ start, end }: RentalPeriod, window: Window): Obstacle | undefined => {
    const bar = (start !== startNow && barOf(start, "start")) || (end !== endNow && barOf(end, "end"))
    if (bar) return bar
    return start !== startNow && window.first < toDayNumber(today) ? { reason: "lead_time" } : undefined
  }

  const inTheWay = (unitId: string, window: Window): Commitment[] =>
    others.commitments.filter((one) => one.unitId === unitId && overlaps(one.window, window))

  /** @param unitId the one that staff want; null: any that can serve it */
  function decide(period: RentalPeriod, unitId: string | null, budget?: SearchBudget): DatesDecision {
    const window = windowOf(period)
    const bar = timeBar(period, window)
    const placement = bar ? null : place(window, unitId, budget)
    if (placement) return { isPossible: true, placement, window }
    const asked = unitId ?? rent.unitId
    const conflicts = bar ? [] : inTheWay(asked, window).map(({ id }) => id)
    const isOutOfService = !unitIds.includes(asked) && (unitId !== null || rent.isTied)
    return { isPossible: false, ...(bar ?? { reason: isOutOfService ? "maintenance" : "booked" }), window, conflicts }
  }

  return {
    brokenRule,
    decide: (period: RentalPeriod, unitId: string | null) => decide(period, unitId),

    /** Units that could serve the days. */
    freeUnits(period: RentalPeriod): Set<string> {
      const budget = searchBudget()
      const candidates = rent.isOut ? [rent.unitId] : [...new Set([rent.unitId, ...unitIds])]
      return new Set(candidates.filter((unitId) => decide(period, unitId, budget).isPossible))
    },

    /** The possible days nearest to those asked for: of the same length, or of one that is out with another end. */
    nearest(asked: RentalPeriod, unitId: string | null): RentalPeriod | null {
      const budget = searchBudget()
      const length = lengthInDays(asked)
      const shifted = (by: number): RentalPeriod =>
        rent.isOut
          ? { start: asked.start, end: addDays(asked.end, by) }
          : { start: addDays(asked.start, by), end: addDays(asked.start, by + length - 1) }
      const around = Array.from({ length: DAYS_AROUND }, (_, index) => [index + 1, -index - 1]).flat()
      const isPossible = (period: RentalPeriod) =>
        brokenRule(period, unitId) === null && decide(period, unitId, budget).isPossible
      return around.map(shifted).find(isPossible) ?? null
    },
  }
}
