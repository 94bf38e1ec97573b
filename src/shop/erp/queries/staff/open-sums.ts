import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { type Rappen, toWireMoney } from "#kernel/money"
import type { OpenSums } from "#shop/fleet/wire/staff-overview"

interface SumRow {
  open: Rappen
  invoices: number
  overdue: Rappen
  overdue_invoices: number
}

/** What of the invoices isn't paid yet, and what of that should be. One statement. */
export async function openSums(db: Knex, today: CalendarDay): Promise<OpenSums> {
  const { rows } = await db.raw<{ rows: SumRow[] }>(
    `select coalesce(sum(total - received), 0)::float8 as open, count(*)::int as invoices,
            coalesce(sum(total - received) filter (where due_date < :today), 0)::float8 as overdue,
            count(*) filter (where due_date < :today)::int as overdue_invoices
       from erp_invoice where state in ('open', 'partial') and deleted_at is null`,
    { today },
  )
  const [{ open, invoices, overdue, overdue_invoices }] = rows
  return {
    open: { sum: toWireMoney(open), invoices },
    overdue: { sum: toWireMoney(overdue), invoices: overdue_invoices },
  }
}
