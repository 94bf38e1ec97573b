import type { Rappen } from "#kernel/money"
import { isMoreRent, type RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalState } from "#shop/rental/rules/rental-status"

/** Why not even staff can give a rental other dates. `monthly`: what it costs is in instalments for days that are billed. */
export type DatesBar = "cancelled" | "returned" | "monthly"

export function datesBar(
  state: RentalState,
  { isOrderCancelled, isMonthly }: { isOrderCancelled: boolean; isMonthly: boolean },
): DatesBar | null {
  if (isOrderCancelled || state === "cancelled") return "cancelled"
  if (state === "returned") return "returned"
  return isMonthly ? "monthly" : null
}

/** By which who saw these days knows that they are others by now. */
export const versionOfDates = ({ start, end }: RentalPeriod) => `${start} ${end}`

interface AgreedChange {
  orderLineId: string
  kind: RentalChangeKind
  details: { period_after: RentalPeriod | null }
}

/** The most chargeable days that a rental ever had: what was agreed to once isn't charged again. */
export function coveredDays(lineId: string, ordered: RentalPeriod, changes: readonly AgreedChange[]): number {
  const later = changes.flatMap(({ orderLineId, kind, details }) =>
    orderLineId === lineId && isMoreRent(kind) && details.period_after ? [details.period_after] : [],
  )
  return Math.max(...[ordered, ...later].map(chargeableDays))
}

export const CHARGES = ["list", "none", "own"] as const
/** What staff charge for other dates: the price by the list as it was ordered, nothing, or what they agree to. */
export type DatesCharge = (typeof CHARGES)[number]

/** Whether staff have to say why. */
export const needsReason = (charge: DatesCharge, listed: Rappen): boolean =>
  charge === "own" || (charge === "none" && listed > 0)
