import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { Invoice } from "../../wire/invoice"
import { type InvoiceRecord, toInvoiceWire } from "./invoice-wire"
import { SEEN_INVOICES } from "./seen-invoices"

/** The invoices that a customer sees now, newest first, without drafts, which nobody has to pay yet. One statement. */
export async function invoicesOf(db: Knex, customerId: string): Promise<Invoice[]> {
  const { rows } = await db.raw<{ rows: InvoiceRecord[] }>(
    `select invoice.id, invoice.number, invoice.state, invoice.date::text as date, invoice.due_date::text as due_date,
            invoice.net, invoice.vat, invoice.total, invoice.order_id, invoice.positions,
            ${shopNumber("o")} as shop_number
       from erp_invoice invoice
       left join "order" o on o.id = invoice.order_id
      where ${SEEN_INVOICES} and invoice.state <> 'draft' and invoice.deleted_at is null
      order by invoice.date desc, invoice.number desc, invoice.id desc`,
    { customerId },
  )
  return rows.map(toInvoiceWire)
}
