import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { enqueue } from "#platform/jobs/enqueue"
import { ErpError, type ErpInvoice, type ErpProvider } from "../../data/provider"
import { forgetInvoice, invoicesToRead, type ListedInvoice } from "../../data/store/invoices"
import { takeOverInvoice } from "./take-over-invoice"

interface Look {
  provider: ErpProvider
  /** What isn't listed and is read all the same. */
  unlisted?: readonly string[]
  /** Told of each that the ERP refuses to tell of; it is skipped. */
  onRefused(id: string, reason: ErpError): void
}

/**
 * Takes over what the ERP says of the shop's customers' invoices, as far as it has changed; what is paid then is captured
 * in the shop, and what is gone there is forgotten here.
 * @returns how many invoices were read
 */
export async function followInvoices(
  db: Knex,
  listed: readonly ListedInvoice[],
  { provider, unlisted = [], onRefused }: Look,
): Promise<number> {
  const ids = [...(await invoicesToRead(db, listed)), ...unlisted]
  for (const id of ids) {
    const invoice = await provider.invoice(id).catch((reason: unknown) => {
      if (!(reason instanceof ErpError) || reason.failure !== "permanent") throw reason
      onRefused(id, reason)
      return undefined
    })
    if (invoice !== undefined) await takeOver(db, id, invoice)
  }
  await captureWhatIsPaid(db)
  return ids.length
}

const takeOver = (db: Knex, id: string, invoice: ErpInvoice | null) =>
  invoice === null ? forgetInvoice(db, id) : takeOverInvoice(db, invoice)

/** Orders whose invoices are all paid, while the shop's payment isn't captured that far, and what the invoices come to. */
const PAID = `
  select invoice.order_id, sum(invoice.total)::text as paid from erp_invoice invoice
    join order_payment_collection link on link.order_id = invoice.order_id and link.deleted_at is null
    join payment_collection payment on payment.id = link.payment_collection_id
   where invoice.state not in ('draft', 'cancelled') and payment.status <> 'canceled' and payment.deleted_at is null
     and invoice.deleted_at is null
   group by invoice.order_id
  having bool_and(invoice.state = 'paid')
     and min(coalesce(payment.captured_amount, 0)) < least(min(payment.amount), sum(invoice.total) / 100.0)`

async function captureWhatIsPaid(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { order_id: string; paid: string }[] }>(PAID)
  for (const { order_id: orderId, paid } of rows)
    await enqueue(db, "order-paid", { orderId }, { key: `${orderId} ${paid}` })
}
