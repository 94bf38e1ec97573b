import { type Rappen, roundToRappen } from "#kernel/money"
import type { Charge } from "#shop/lines/rules/charges"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"

/** A charge under a name of its own: two services of a line are two. */
export interface BilledCharge extends Charge {
  key: string
}

/** What is to be billed of an order, or of an extension. */
export interface Billable extends BilledCharge {
  /** Billed by the chargeable days of this period; null with the first invoice. */
  spread: RentalPeriod | null
}

export const netOfBilled = (charges: readonly Charge[]): Rappen => sum(charges, false)
export const heldOfBilled = (charges: readonly Charge[]): Rappen => sum(charges, true)

const sum = (charges: readonly Charge[], refundable: boolean): Rappen =>
  charges.reduce((total, { amount, isRefundable }) => total + (isRefundable === refundable ? amount : 0), 0)

/** What of it falls on the days until `through`, this one included. */
export function shareUntil({ amount, spread }: Billable, through: string): Rappen {
  if (spread === null || spread.end <= through) return amount
  if (through < spread.start) return 0
  const days = chargeableDays(spread)
  const passed = chargeableDays({ start: spread.start, end: through as RentalPeriod["end"] })
  return roundToRappen((amount * passed) / days)
}

/** The same charges with other amounts. */
export const withoutSpread = ({ spread: _, ...charge }: Billable, amount: Rappen): BilledCharge => ({
  ...charge,
  amount,
})

/** By key, what of `charges` isn't in `others`; less than nothing where `others` have more. */
export function differenceOf(charges: readonly BilledCharge[], others: readonly BilledCharge[]): BilledCharge[] {
  const negative = others.map((charge) => ({ ...charge, amount: -charge.amount }))
  return summedUp([...charges, ...negative]).filter(({ amount }) => amount !== 0)
}

export function summedUp(charges: readonly BilledCharge[]): BilledCharge[] {
  const byKey = new Map<string, BilledCharge>()
  for (const charge of charges)
    byKey.set(charge.key, { ...charge, amount: charge.amount + (byKey.get(charge.key)?.amount ?? 0) })
  return [...byKey.values()]
}
