import { type Database, rowsOf } from "./database"
import type { MirrorRow } from "./mirror-row"
import { isReplaced } from "./replaced-rows"

/**
 * SQL: whether the shop has lost a row's invoice: it was cancelled or deleted in the ERP, or staff wrote it, and no row of the shop's
 * took its place.
 * @param row name of the row's table in the statement
 */
export const isInvoiceLost = (row: string): string => `(${row}.credit is null and not ${isReplaced(row)}
  and case when ${row}.erp_invoice_id is null then ${row}.solved_by is not null
      else exists (select from erp_invoice lost
                    where lost.id = ${row}.erp_invoice_id and (lost.state = 'cancelled' or lost.deleted_at is not null)) end)`

/** Whether staff may name the invoice of a locked row that is done. */
export async function hasLostInvoice(transaction: Database, { id }: MirrorRow): Promise<boolean> {
  const [row] = await rowsOf<{ lost: boolean }>(
    transaction,
    `select ${isInvoiceLost("mirror")} as lost from erp_mirror mirror where id = :id`,
    { id },
  )
  return row?.lost ?? false
}

/**
 * Follows the invoice of this number, which is on the contact of the row's customer and no other row's: it stands for the locked row from now on, and
 * for what was cancelled in the ERP before it.
 * @returns false if the shop knows no such invoice
 */
export async function followInvoice(transaction: Database, row: MirrorRow, number: string): Promise<boolean> {
  const [invoice] = await rowsOf<{ id: string }>(
    transaction,
    `select id from erp_invoice
      where number = :number and state <> 'cancelled' and deleted_at is null
        and contact_id in (select contact_id from erp_contact where customer_id = :customerId)
        for update`,
    { number, customerId: row.customer_id },
  )
  if (!invoice) return false
  const named = await rowsOf(
    transaction,
    `update erp_mirror own set erp_invoice_id = :invoiceId, erp_invoice_number = :number,
       replaces = (select coalesce(array_agg(former.id), '{}') from erp_mirror earlier
                     join erp_invoice former on former.id = earlier.erp_invoice_id
                    where earlier.order_id = own.order_id and earlier.serial < own.serial
                      and (former.state = 'cancelled' or former.deleted_at is not null))
      where id = :id and not exists (select from erp_mirror other where other.erp_invoice_id = :invoiceId and other.id <> own.id)
      returning id`,
    { id: row.id, invoiceId: invoice.id, number },
  )
  if (named.length === 0) return false
  await rowsOf(
    transaction,
    "update erp_invoice set order_id = :orderId, customer_id = :customerId, updated_at = now() where id = :id",
    { id: invoice.id, orderId: row.order_id, customerId: row.customer_id },
  )
  return true
}
