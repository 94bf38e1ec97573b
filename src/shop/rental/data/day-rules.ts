import type { ShopMoment } from "../rules/day-list"
import { type AskedDayRule, type BarredDays, barredDays, type DayRule, type RuledRental } from "../rules/days/day-bars"

let rules: readonly AskedDayRule[] = []

const NONE: readonly BarredDays[] = []
/** An entry for each product and delivery type; a shop rents out dozens of products, not thousands. */
const known = new Map<string, { stamp: string; barred: readonly BarredDays[] }>()

/** Which rules let rentals not start or end on days, from the start of the process on. */
export function obeyDayRules(all: readonly AskedDayRule[]): void {
  rules = all
  known.clear()
}

/** Those that there are, without their days. */
export const dayRules = (): readonly DayRule[] =>
  rules.map(({ code, title, refusal, bars }) => ({ code, title, refusal, bars }))

/** The days that rules bar for a product and way of delivery, from today to the horizon: worked out once a day. */
export function daysBarredByRule(rental: RuledRental, { today, horizon }: ShopMoment): readonly BarredDays[] {
  if (rules.length === 0) return NONE
  const { id, slug, isPickup } = rental.delivery
  const key = `${rental.productId} ${id}`
  const stamp = `${today} ${horizon} ${slug} ${isPickup}`
  const kept = known.get(key)
  if (kept?.stamp === stamp) return kept.barred
  const barred = barredDays(rules, rental, { first: today, last: horizon })
  known.set(key, { stamp, barred })
  return barred
}
