import type { CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import type { Instalment } from "../../rules/billing/instalments"
import type { MonthlyBillingWire, OrderInstalmentWire } from "../../wire/monthly-billing"
import type { ErpFacts, InstalmentFacts } from "../erp-facts"
import type { OrderRecord } from "../order-record"
import { orderInstalmentsToCome } from "./order-accounts"

/** What was billed and what comes when; null where all is billed at once. */
export function monthlyWire(order: OrderRecord, facts: ErpFacts | undefined, today: CalendarDay): MonthlyBillingWire {
  if (!order.monthly) return null
  const plan = orderInstalmentsToCome(order, today)
  const billed = order.monthly.instalments
    .map((each) => ({ each, known: facts?.instalments?.find(({ instalment }) => instalment === each.id) }))
    .filter(({ each, known }) => each.total > 0 || known?.credit)
    .map(({ each, known }) => ({ ...wire(each), ...billedWire(known), number: each.number }))
  return {
    instalments: [...billed, ...plan.map(wire)],
    to_come: toWireMoney(plan.reduce((sum, { total }) => sum + total, 0)),
  }
}

const wire = ({ day, period, total }: Instalment): OrderInstalmentWire => ({
  number: null,
  day,
  from: period.start,
  until: period.end,
  total: toWireMoney(total),
  state: "planned",
  invoice: null,
  document_nr: null,
  due_date: null,
})

/** What the accounts make of one that was billed: its invoice, or what comes back of paid ones. */
export function billedWire(facts: InstalmentFacts | undefined): Partial<OrderInstalmentWire> {
  if (!facts) return { state: "waiting" }
  const { invoice, credit, isDone } = facts
  if (invoice)
    return { state: invoice.state, invoice: invoice.id, document_nr: invoice.number, due_date: invoice.due_date }
  if (credit) return { state: isDone ? "returned" : "credited", total: toWireMoney(-credit) }
  return { state: isDone ? "settled" : "waiting" }
}
