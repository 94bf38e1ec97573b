import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"

export interface InvoiceToMail {
  id: string
  order_id: string
  number: string
  /** Changes whenever the document may have changed. */
  version: string
  due_date: CalendarDay
  total: Rappen
  received: Rappen
  /** Numbers of the cancelled invoices of its order in whose place it stands. */
  replaces: string[]
}

/** What stands for the whole order: a later one takes the place of all before it that are cancelled. */
const FOR_THE_ORDER = "('order', 'cancellation', 'waiver')"

const REPLACED = `
  select array_agg(former.number order by earlier.serial)
    from erp_mirror own
    join erp_mirror earlier on earlier.order_id = own.order_id and earlier.serial < own.serial
    join erp_invoice former on former.id = earlier.erp_invoice_id and former.state = 'cancelled'
   where own.erp_invoice_id = invoice.id and own.kind in ('cancellation', 'waiver')
     and earlier.serial >= (select coalesce(max(before.serial), 0) from erp_mirror before
       where before.order_id = own.order_id and before.serial < own.serial
         and before.kind in ${FOR_THE_ORDER} and before.erp_invoice_id is not null)`

/** An invoice of an order, for the mail that carries it; null if it is gone. */
export async function invoiceToMail(db: Knex, id: string): Promise<InvoiceToMail | null> {
  const { rows } = await db.raw<{ rows: InvoiceToMail[] }>(
    `select invoice.id, invoice.order_id, invoice.number, invoice.changed_at as version,
            invoice.due_date::text as due_date, invoice.total, invoice.received,
            coalesce((${REPLACED}), '{}') as replaces
       from erp_invoice invoice
      where invoice.id = ? and invoice.order_id is not null and invoice.deleted_at is null`,
    [id],
  )
  return rows[0] ?? null
}
