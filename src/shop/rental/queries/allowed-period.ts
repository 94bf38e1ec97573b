import type { Rappen } from "#kernel/money"
import { today } from "#platform/clock"
import { bookingHorizon, earliestRentalDay, isBrokenRule, parseRentalPeriod } from "../rules/calendar-rules"
import type { RentalPeriod } from "../rules/rental-period"
import type { RentalSettings } from "../rules/rental-settings"
import { brokenRuleError, type PeriodFieldNames } from "./period-refusal"

/**
 * The period two texts name, by the fixed rules of the calendar for a way of delivery. One with a lead time of its own is no fixed
 * rule: who reserves asks for it. Staff's may start today.
 * @throws Refusal 400 keyed by the field that breaks a rule
 */
export function allowedPeriod(
  start: unknown,
  end: unknown,
  { priceRappen, leadDays, isWalkIn }: { priceRappen: Rappen; leadDays: number | null; isWalkIn?: boolean },
  { horizonMonths }: RentalSettings,
  names?: PeriodFieldNames,
): RentalPeriod {
  const day = today()
  const horizon = bookingHorizon(day, horizonMonths)
  const earliest = leadDays === null && !isWalkIn ? earliestRentalDay(day) : day
  const parsed = parseRentalPeriod(start, end, { today: day, horizon, isPickup: priceRappen === 0, earliest })
  if (isBrokenRule(parsed)) throw brokenRuleError(parsed, names)
  return parsed
}
