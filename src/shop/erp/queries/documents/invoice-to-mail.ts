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
  /** The instalment that it is of; null where all is billed at once. */
  instalment: string | null
}

/** Whether a row of the mirror takes the place of all before it that are cancelled. */
const takesPlace = (row: string) => `(${row}.kind in ('cancellation', 'waiver')
  or exists (select from order_instalment instalment
              where instalment.id = ${row}.change_id and (instalment.is_settlement or instalment.number = 1)))`

const REPLACED = `
  select array_agg(former.number order by earlier.serial)
    from erp_mirror own
    join erp_mirror earlier on earlier.order_id = own.order_id and earlier.serial < own.serial
    join erp_invoice former on former.id = earlier.erp_invoice_id and former.state = 'cancelled'
   where own.erp_invoice_id = invoice.id and ${takesPlace("own")}
     and earlier.serial >= (select coalesce(max(before.serial), 0) from erp_mirror before
       where before.order_id = own.order_id and before.serial < own.serial
         and (before.kind = 'order' or ${takesPlace("before")}) and before.erp_invoice_id is not null)`

/** An invoice of an order, for the mail that carries it; null if it is gone. */
export async function invoiceToMail(db: Knex, id: string): Promise<InvoiceToMail | null> {
  const { rows } = await db.raw<{ rows: InvoiceToMail[] }>(
    `select invoice.id, invoice.order_id, invoice.number, invoice.changed_at as version,
            invoice.due_date::text as due_date, invoice.total, invoice.received,
            coalesce((${REPLACED}), '{}') as replaces,
            (select change_id from erp_mirror where erp_invoice_id = invoice.id and kind = 'instalment') as instalment
       from erp_invoice invoice
      where invoice.id = ? and invoice.order_id is not null and invoice.deleted_at is null`,
    [id],
  )
  return rows[0] ?? null
}
