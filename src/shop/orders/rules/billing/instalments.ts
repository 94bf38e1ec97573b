import { addDays, type CalendarDay, laterOf, type Period } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type GrossRates, totalsOf } from "#shop/lines/rules/totals"
import {
  type Billable,
  type BilledCharge,
  differenceOf,
  heldOfBilled,
  netOfBilled,
  summedUp,
  withoutSpread,
} from "./billable"
import { billedUntil } from "./billed-until"

/** What is billed at once of an order, or of an extension. */
export interface Instalment {
  /** The day of its invoice. */
  day: CalendarDay
  /** The days that it is for. */
  period: Period
  charges: BilledCharge[]
  /** What is to be paid, VAT and rounding included. */
  total: Rappen
  /** Stands for all before it, whose invoices are cancelled or credited. */
  isSettlement: boolean
}

/** What is billed by itself: an order as it is without its extensions, or one of them. */
export interface Account {
  billables: readonly Billable[]
  /** One after the other, at least one. */
  months: readonly Period[]
  /** The first month is billed before it begins, as an order is; an extension's when it does. */
  isAtOnce: boolean
  rates: GrossRates
}

type Billed = Pick<Instalment, "charges" | "period" | "isSettlement">

/** The instalments that still count: from the last on that stands for all before it. */
export const standing = <Each extends Pick<Instalment, "isSettlement">>(billed: readonly Each[]): Each[] =>
  billed.slice(Math.max(0, billed.map(({ isSettlement }) => isSettlement).lastIndexOf(true)))

/** For its days alone; else it is what a cancellation makes due, or leaves of what was billed before. */
export const isOfMonth = ({ charges, isSettlement }: Pick<Instalment, "charges" | "isSettlement">): boolean =>
  !isSettlement && charges.every(({ code, amount }) => code !== "cancellation" && amount > 0)

/** What the account comes to in all. */
export const totalOfAccount = ({ billables, rates }: Account): Rappen => totalsOf(billables, rates).total

/**
 * What is still to be billed, in order: at once what is due by `today`, the rest when its month begins. First of all what was
 * billed too much is settled. With what was billed, it comes to the total of the account, to the Rappen.
 * @param billed all instalments of the account so far, oldest first
 * @see docs/decisions/183-monthly-billing.md
 */
export function instalmentsToCome(account: Account, billed: readonly Billed[], today: CalendarDay): Instalment[] {
  const { months, rates, billables, isAtOnce } = account
  const plan: Instalment[] = []
  const inForce = standing(billed)
  let before: readonly BilledCharge[] = summedUp(inForce.flatMap(({ charges }) => charges))
  let from = inForce.length > 0 ? addDays(inForce[inForce.length - 1].period.end, 1) : months[0].start
  const settled = settledCharges(billables, before)
  if (settled !== null) {
    plan.push(instalment(today, spanOf(months[0].start, from), settled, { rates, isSettlement: true }))
    before = settled
  }
  const current = Math.max(0, months.filter(({ start }) => start <= today).length - 1)
  for (const [index, month] of months.slice(current).entries()) {
    const after = billedUntil(billables, month.end, before, rates)
    const period = { start: from <= month.end ? from : month.start, end: month.end }
    const day = isAtOnce && index === 0 ? today : laterOf(month.start, today)
    const next = instalment(day, period, differenceOf(after, before), { rates, isSettlement: false })
    // Nothing, or so little that no invoice comes of it: then it goes along with the next month.
    if (next.total === 0) continue
    plan.push(next)
    before = after
    from = addDays(month.end, 1)
  }
  return plan
}

const spanOf = (start: CalendarDay, next: CalendarDay): Period => ({
  start,
  end: laterOf(start, addDays(next, -1)),
})

const instalment = (
  day: CalendarDay,
  period: Period,
  charges: BilledCharge[],
  { rates, isSettlement }: { rates: GrossRates; isSettlement: boolean },
): Instalment => ({
  day,
  period,
  charges: charges.filter(({ amount }) => amount !== 0),
  total: totalsOf(charges, rates).total,
  isSettlement,
})

/** What of all that was billed is left, if it was too much; null if it wasn't. */
function settledCharges(billables: readonly Billable[], billed: readonly BilledCharge[]): BilledCharge[] | null {
  const isTooMuch = netOfBilled(billed) > netOfBilled(billables)
  const isHeldTooMuch = heldOfBilled(billed) > heldOfBilled(billables)
  if (!isTooMuch && !isHeldTooMuch) return null
  const [taxed, held] = [isTooMuch ? billables : billed, isHeldTooMuch ? billables : billed]
  const kept: (Billable | BilledCharge)[] = [
    ...taxed.filter(({ isRefundable }) => !isRefundable),
    ...held.filter(({ isRefundable }) => isRefundable),
  ]
  return kept.map((charge) => ("spread" in charge ? withoutSpread(charge, charge.amount) : charge))
}
