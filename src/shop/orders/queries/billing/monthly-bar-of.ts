import { readEnv } from "#config/env"
import { today } from "#platform/clock"
import { type MonthlyBar, monthlyBar } from "../../rules/billing/monthly-bar"
import { type ErpFacts, isPaid } from "../erp-facts"
import type { OrderRecord } from "../order-record"
import { orderTotals } from "../order-totals"
import { isRentalLine } from "../rental-status"
import { orderInstalmentsToCome } from "./order-accounts"

/** Why the order can't be billed by the month; null if it can. */
export function monthlyBarOf(order: OrderRecord, facts: ErpFacts | undefined): MonthlyBar | null {
  const periods = order.lines.filter(isRentalLine).map(({ rental }) => rental.period)
  return monthlyBar({
    periods,
    instalments: periods.length === 0 ? 0 : orderInstalmentsToCome(order, today()).length,
    charges: orderTotals(order).charges,
    grossStep: order.rates.grossStep,
    hasAccounts: readEnv().erpMode !== "off",
    hasChanges: order.changes.length > 0,
    isPaid: isPaid(order, facts) || Boolean(facts?.hasReceived),
  })
}
