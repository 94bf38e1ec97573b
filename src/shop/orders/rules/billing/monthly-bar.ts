import type { Rappen } from "#kernel/money"
import type { Charge } from "#shop/lines/rules/charges"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import { LONG_RENTAL_DAYS } from "../long-rental"
import { isHeldExactly } from "./exact-step"

/**
 * Why an order can't be billed by the month: none of its rentals is long, nothing of it is left for a second invoice, what is
 * held of it isn't a multiple of the step of totals, nobody writes invoices, something has changed, or something is paid.
 */
export type MonthlyBar = "short" | "single" | "odd" | "unwritten" | "changed" | "paid"

interface Order {
  /** Of its rentals. */
  periods: readonly RentalPeriod[]
  /** As many as it would be billed in. */
  instalments: number
  charges: readonly Pick<Charge, "amount" | "isRefundable">[]
  /** Totals are rounded to its multiples. */
  grossStep: Rappen
  hasAccounts: boolean
  hasChanges: boolean
  /** In part, too. */
  isPaid: boolean
}

/** A rental of more than 30 chargeable days, before anything came of it: its one invoice is still to be replaced. */
export function monthlyBar(order: Order): MonthlyBar | null {
  if (!order.hasAccounts) return "unwritten"
  if (!order.periods.some((period) => chargeableDays(period) > LONG_RENTAL_DAYS)) return "short"
  if (order.hasChanges) return "changed"
  if (order.isPaid) return "paid"
  if (!isHeldExactly(order.charges, order.grossStep)) return "odd"
  return order.instalments < 2 ? "single" : null
}
