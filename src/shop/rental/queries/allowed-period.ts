import type { Rappen } from "#kernel/money"
import { today } from "#platform/clock"
import { bookingHorizon, isBrokenRule, parseRentalPeriod } from "../rules/calendar-rules"
import type { RentalPeriod } from "../rules/rental-period"
import type { RentalSettings } from "../rules/rental-settings"
import { brokenRuleError, type PeriodFieldNames } from "./period-refusal"

/**
 * The period two texts name, by the fixed rules of the calendar for a way of delivery; staff's may start today.
 * @throws Refusal 400 keyed by the field that breaks a rule
 */
export function allowedPeriod(
  start: unknown,
  end: unknown,
  { priceRappen, isWalkIn }: { priceRappen: Rappen; isWalkIn?: boolean },
  { horizonMonths }: RentalSettings,
  names?: PeriodFieldNames,
): RentalPeriod {
  const day = today()
  const horizon = bookingHorizon(day, horizonMonths)
  const parsed = parseRentalPeriod(start, end, { today: day, horizon, isPickup: priceRappen === 0, isWalkIn })
  if (isBrokenRule(parsed)) throw brokenRuleError(parsed, names)
  return parsed
}
