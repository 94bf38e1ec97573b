import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { enqueue } from "#platform/jobs/enqueue"
import type { ErpInvoice } from "../../data/provider"
import { noteInvoice } from "../../data/store/invoice-notices"
import { keepInvoice } from "../../data/store/invoices"

/**
 * Takes over what the ERP says of an invoice and, in the same transaction, promises the mail about what is news to the
 * customer.
 */
export const takeOverInvoice = (db: Knex | Knex.Transaction, invoice: ErpInvoice): Promise<void> =>
  db.transaction(async (trx) => {
    await keepInvoice(trx, invoice)
    const notice = await noteInvoice(trx, invoice.id)
    if (notice === null) return
    const { invoiceId, serial } = notice
    await enqueue(trx, "invoice-mail", { invoiceId, serial }, { key: `${invoiceId}-${serial}` })
  })
