import { type CalendarDay, daysBetween } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"

export type RentalEnd = "start" | "end"

/** Why rentals may not start, or not end, on days that are neither closed nor booked. */
export interface DayRule {
  code: string
  /** Behind the name of a day, as the calendar says it. */
  title: string
  /** A sentence, to whom is refused. */
  refusal: string
  bars: RentalEnd | "both"
}

/** A delivery type as rules know it. */
export interface WayOfDelivery {
  id: string
  /** Made of the name that it had first; stays when staff rename it. */
  slug: string
  /** The customer fetches and returns the unit himself. */
  isPickup: boolean
}

/** What a rule is asked about: a product, brought in one way. */
export interface RuledRental {
  productId: string
  delivery: WayOfDelivery
}

/** A rule that can be asked. */
export interface AskedDayRule extends DayRule {
  /** Pure: the same question has the same answer. */
  isBarred(day: CalendarDay, rental: RuledRental): boolean
}

/** A rule, and the days that it bars for one product and way of delivery. */
export interface BarredDays {
  rule: DayRule
  days: ReadonlySet<CalendarDay>
}

/** The days from `first` to `last`, both included, that rules bar; rules that bar none are left out. */
export const barredDays = (
  rules: readonly AskedDayRule[],
  rental: RuledRental,
  { first, last }: { first: CalendarDay; last: CalendarDay },
): BarredDays[] =>
  rules
    .map((rule) => ({ rule, days: new Set(daysBetween(first, last).filter((day) => rule.isBarred(day, rental))) }))
    .filter(({ days }) => days.size > 0)

/** The rule that forbids a rental to start, or to end, on the day; the first of several. */
export const barringRule = (barred: readonly BarredDays[], day: CalendarDay, end: RentalEnd): DayRule | undefined =>
  barred.find(({ rule: { bars }, days }) => (bars === "both" || bars === end) && days.has(day))?.rule

/** Why a rental can't start or end on a day, whatever is booked. */
export type DayBar = { reason: "closed" } | { reason: "rule"; rule: DayRule }

/** Asks whether a day is closed, or barred as an end of a rental. */
export function dayBars(closedDays: readonly ClosedDay[], barred: readonly BarredDays[]) {
  const closed = new Set(closedDays.map(({ date }) => date))
  return (day: CalendarDay, end: RentalEnd): DayBar | undefined => {
    if (closed.has(day)) return { reason: "closed" }
    const rule = barringRule(barred, day, end)
    return rule && { reason: "rule", rule }
  }
}
