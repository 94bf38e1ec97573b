import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { GrossRates } from "#shop/lines/rules/totals"
import { type Billable, type BilledCharge, netOfBilled, shareUntil, withoutSpread } from "./billable"
import { exactStep } from "./exact-step"

const downTo = (amount: Rappen, step: Rappen) => Math.floor(amount / step) * step
const upTo = (amount: Rappen, step: Rappen) => Math.ceil(amount / step) * step

/**
 * What has been billed once the days until `through` are: what isn't spread whole, the rest by its days, together a multiple
 * of the exact step until all is due: one step at least. Never less than before; then it is what was billed before, with what
 * is held.
 */
export function billedUntil(
  billables: readonly Billable[],
  through: CalendarDay,
  before: readonly BilledCharge[],
  rates: GrossRates,
): readonly BilledCharge[] {
  const shares = billables.map((each) => withoutSpread(each, shareUntil(each, through)))
  const [due, whole] = [netOfBilled(shares), netOfBilled(billables)]
  if (due === whole) return shares
  const step = exactStep(rates)
  const least = billables.map((each) =>
    withoutSpread(each, each.spread === null ? each.amount : amountIn(before, each)),
  )
  const target = Math.max(downTo(due, step), upTo(netOfBilled(least), step), due > 0 ? step : 0)
  if (target >= whole) return billables.map((each) => withoutSpread(each, each.amount))
  if (target > netOfBilled(before)) return evenedOut(billables, shares, least, target)
  return [...before.filter(({ isRefundable }) => !isRefundable), ...shares.filter(({ isRefundable }) => isRefundable)]
}

const amountIn = (charges: readonly BilledCharge[], { key }: BilledCharge): Rappen =>
  charges.find((charge) => charge.key === key)?.amount ?? 0

/** Brings the shares to another sum: more of the first, less of the last, as far as they have room: nothing is taken back. */
function evenedOut(
  billables: readonly Billable[],
  shares: readonly BilledCharge[],
  least: readonly BilledCharge[],
  target: Rappen,
): BilledCharge[] {
  const even = shares.map((share, index) => ({ ...share, amount: Math.max(share.amount, least[index].amount) }))
  let left = target - netOfBilled(even)
  const isMore = left > 0
  const spread = [...billables.keys()].filter((index) => billables[index].spread !== null)
  for (const index of isMore ? spread : spread.reverse()) {
    const { amount } = even[index]
    const room = isMore ? billables[index].amount - amount : amount - least[index].amount
    const moved = Math.sign(left) * Math.min(Math.abs(left), room)
    even[index].amount += moved
    left -= moved
  }
  return even
}
