import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { BilledCharge } from "../../rules/billing/billable"
import type { Instalment } from "../../rules/billing/instalments"

/** What was billed at once, as it was kept. */
export interface BilledInstalment extends Instalment {
  id: string
  /** From 1 on, of the order with its extensions. */
  number: number
  /** The extension that it is of; null of the order itself. */
  changeId: string | null
}

/** Of an order that is billed by the month. */
export interface OrderBilling {
  /** Oldest first. */
  instalments: BilledInstalment[]
}

interface Row {
  order_id: string
  /** Missing where nothing was billed yet. */
  id: string | null
  number: number
  change_id: string | null
  day: CalendarDay
  period_start: CalendarDay
  period_end: CalendarDay
  charges: BilledCharge[]
  total: Rappen
  is_settlement: boolean
}

/** By order; none of one that is billed at once. One statement. */
export async function billingOfOrders(db: Knex, orderIds: readonly string[]): Promise<Map<string, OrderBilling>> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select billing.order_id, each.id, each.number, each.change_id, each.day::text as day,
            each.period_start::text as period_start, each.period_end::text as period_end, each.charges, each.total,
            each.is_settlement
       from order_billing billing
       left join order_instalment each on each.order_id = billing.order_id
      where billing.order_id = any(?)
      order by each.number`,
    [[...orderIds]],
  )
  const billing = new Map<string, OrderBilling>()
  for (const row of rows) {
    const { instalments } = billing.get(row.order_id) ?? { instalments: [] }
    billing.set(row.order_id, { instalments: [...instalments, ...(row.id === null ? [] : [fromRow(row.id, row)])] })
  }
  return billing
}

const fromRow = (id: string, row: Row): BilledInstalment => ({
  id,
  number: row.number,
  changeId: row.change_id,
  day: row.day,
  period: { start: row.period_start, end: row.period_end },
  charges: row.charges,
  total: row.total,
  isSettlement: row.is_settlement,
})
