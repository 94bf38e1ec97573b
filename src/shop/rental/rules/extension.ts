import {
  addDays,
  type CalendarDay,
  type DayNumber,
  daysBetween,
  fromDayNumber,
  isSaturday,
  isSunday,
  toDayNumber,
} from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { workingDays } from "#kernel/working-days"
import { availability, firstObstacle } from "./assignment/availability"
import { occupanciesOf, type Placement, placeNewRent, placeOnUnit } from "./assignment/fleet"
import { type SearchBudget, searchBudget } from "./assignment/unit-assignment"
import type { BrokenRule } from "./calendar-rules"
import { type BarredDays, dayBars } from "./days/day-bars"
import type { RentalSituation } from "./period-decision"
import type { Obstacle } from "./refusal"
import { chargeableDays, type RentalPeriod } from "./rental-period"
import { priceForDays } from "./rental-price"
import type { RentPrices } from "./rental-rates"
import type { Window } from "./rental-window"
import type { PricedService, ServicePrice } from "./service-price"

/** A reservation that stands, as far as its extension depends on it. */
export interface ActiveRental {
  id: string
  unitId: string
  period: RentalPeriod
  window: Window
  /** Working days of the way back and of restocking, as they were when it was reserved. */
  daysAfter: number
  /** Handed over or pinned: no other unit will do. */
  isTied: boolean
  /** Days on which rules let no rental like it start or end. */
  barred: readonly BarredDays[]
}

export interface ExtensionPrice<Service extends ServicePrice = ServicePrice> {
  /** Further chargeable days. */
  days: number
  /** Without VAT; what is charged once is not due again. */
  price: Rappen
  /** What of it services come to, those that grow. */
  services: PricedService<Service>[]
}

interface ExtendedPrices<Service extends ServicePrice> extends RentPrices {
  services: readonly Service[]
}

/**
 * What the longer rental costs more than the one that it was, at the prices as it was ordered; Sundays cost nothing.
 * @param coveredDays chargeable days that are agreed to already: more than it has where staff made it shorter
 */
export function extensionPrice<Service extends ServicePrice>(
  period: RentalPeriod,
  newEnd: CalendarDay,
  prices: ExtendedPrices<Service>,
  coveredDays = chargeableDays(period),
): ExtensionPrice<Service> {
  const days = chargeableDays({ start: addDays(period.end, 1), end: newEnd })
  return { days, ...priceBeyond(coveredDays, chargeableDays(period) + days, prices) }
}

/** What `days` cost more than those that are agreed to already; never less than nothing. */
export function priceBeyond<Service extends ServicePrice>(
  coveredDays: number,
  days: number,
  prices: ExtendedPrices<Service>,
): Omit<ExtensionPrice<Service>, "days"> {
  const [before, after] = [coveredDays, Math.max(coveredDays, days)].map((all) =>
    priceForDays(all, { ...prices, delivery: 0 }),
  )
  const services = after.services
    .map((service, index) => ({ ...service, price: service.price - before.services[index].price }))
    .filter(({ price }) => price > 0)
  return { price: after.total - before.total, services }
}

/**
 * The fixed rule that forbids `newEnd` as the later end of a rental, or null: those of any end, save the earliest day, which
 * is about preparing a unit.
 */
export function brokenExtensionRule(
  { end }: RentalPeriod,
  newEnd: CalendarDay,
  { today, horizon }: { today: CalendarDay; horizon: CalendarDay },
): BrokenRule["rule"] | null {
  if (newEnd <= end) return "order"
  if (newEnd < today) return "past"
  if (isSunday(newEnd)) return "sunday"
  if (isSaturday(newEnd)) return "saturday"
  return newEnd > horizon ? "horizon" : null
}

/** Why a rental can't end later, and on which day that begins; no day where only units of their own are free. */
export interface ExtensionLimit extends Obstacle {
  day: CalendarDay | null
}

export type ExtensionDecision =
  | { isPossible: true; placement: Placement; window: Window }
  | ({ isPossible: false } & ExtensionLimit)

/** Answers for one rent of one product, at one moment. Other customers' holds count, as they do for a new rent. */
export function extensionChecker(situation: RentalSituation, rent: ActiveRental) {
  const { closedDays, today, horizon } = situation
  const calendar = workingDays(closedDays)
  const barOf = dayBars(closedDays, rent.barred)
  const { unitIds, commitments } = situation.fleet
  const others = { unitIds, commitments: commitments.filter(({ id }) => id !== rent.id) }
  const buffers = { before: 0, after: rent.daysAfter }

  const windowUntil = (end: CalendarDay): Window => ({
    first: rent.window.first,
    last: calendar.after(toDayNumber(end), rent.daysAfter),
  })

  /** A rent that may move stays on its unit if it can. */
  const place = (window: Window, budget?: SearchBudget): Placement | null =>
    placeOnUnit(rent.unitId, window, others, budget) ?? (rent.isTied ? null : placeNewRent(window, others, budget))

  /** What is in the way of the further days, or undefined if each of them has a free unit. */
  const obstacleUntil = (newEnd: CalendarDay) => {
    const days = availability({
      days: { first: toDayNumber(rent.period.end) + 1, last: toDayNumber(newEnd) },
      units: unitIds.length,
      occupied: occupanciesOf(others),
      buffers,
      calendar,
      firstDispatch: toDayNumber(today),
    })
    const barAt = (day: DayNumber) => (day === toDayNumber(newEnd) ? barOf(newEnd, "end") : undefined)
    const obstacle = firstObstacle(days, barAt)
    return obstacle && { ...obstacle, day: fromDayNumber(obstacle.day) }
  }

  /** Days of those who were promised the unit while it was out too long, and have them there still. */
  const unfetched = others.commitments
    .filter(({ unitId, window }) => unitId === rent.unitId && window.first > rent.window.last)
    .flatMap(({ window }) => (window.last < toDayNumber(today) ? window.first : []))

  function limitAt(newEnd: CalendarDay): ExtensionLimit {
    if (rent.isTied && !unitIds.includes(rent.unitId)) return { reason: "maintenance", day: null }
    if (unfetched.length > 0) return { reason: "booked", day: fromDayNumber(Math.min(...unfetched)) }
    return obstacleUntil(newEnd) ?? NO_SINGLE_UNIT
  }

  function decide(newEnd: CalendarDay, budget?: SearchBudget): ExtensionDecision {
    const window = windowUntil(newEnd)
    const placement = barOf(newEnd, "end") ? null : place(window, budget)
    return placement ? { isPossible: true, placement, window } : { isPossible: false, ...limitAt(newEnd) }
  }

  return {
    /** Whether the rent can end on `newEnd`, which the fixed rules allow, and on which unit. */
    decide: (newEnd: CalendarDay): ExtensionDecision => decide(newEnd),

    /**
     * The later ends that can be had now, at most `furthest` days on, and what ends them; no limit where only the horizon
     * or `furthest` does. A later end needs all that an earlier one needs, so the first that fails ends the search.
     */
    ends(furthest: number): { ends: CalendarDay[]; limit: ExtensionLimit | null } {
      const ends: CalendarDay[] = []
      const budget = searchBudget()
      for (const day of daysBetween(addDays(rent.period.end, 1), addDays(rent.period.end, furthest))) {
        if (brokenExtensionRule(rent.period, day, { today, horizon }) !== null || barOf(day, "end")) continue
        const decision = decide(day, budget)
        if (!decision.isPossible) return { ends, limit: { reason: decision.reason, day: decision.day } }
        ends.push(day)
      }
      return { ends, limit: null }
    },
  }
}

const NO_SINGLE_UNIT: ExtensionLimit = { reason: "no_single_unit", day: null }
