import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SEEN_ORDERS } from "#area/companies"
import { notFound } from "#platform/refusal"
import { erpDocument } from "./erp-document"
import { isForTheOrder } from "./for-the-order"
import { SEEN_INVOICES } from "./seen-invoices"

interface DocumentRow {
  /** The ERP's own. */
  id: string
  number: string
  version: string
}

/** A draft isn't an invoice yet. */
const PRINTABLE = "invoice.state <> 'draft' and invoice.deleted_at is null"

/**
 * An invoice of the customer, cancelled ones too: bookkeeping keeps them.
 * @throws Refusal 404 if there is none to print or it is another customer's, 503 while the ERP gives no PDF
 */
export async function invoicePdf(scope: MedusaContainer, customerId: string, id: string) {
  const { number, version } = await one(
    scope,
    `select invoice.id, invoice.number, invoice.changed_at as version
       from erp_invoice invoice
      where invoice.id = :id and ${SEEN_INVOICES} and ${PRINTABLE}`,
    { id, customerId },
  )
  return { number, content: await erpDocument(scope, { kind: "invoice", id, version }) }
}

/**
 * The invoice of an order of the customer: where a cancellation has replaced it, the one that stands now; of instalments the last. Those of
 * extensions are in the list of invoices alone.
 * @throws Refusal 404 until the ERP has issued it, if there is no such order or it is another customer's; 503 while the
 *   ERP gives no PDF
 */
export async function orderInvoicePdf(scope: MedusaContainer, customerId: string, orderId: string): Promise<Buffer> {
  const { id, version } = await one(
    scope,
    `select invoice.id, invoice.number, invoice.changed_at as version
       from erp_mirror mirror
       join "order" o on o.id = mirror.order_id and o.id in (${SEEN_ORDERS}) and o.deleted_at is null
       join erp_invoice invoice on invoice.id = mirror.erp_invoice_id
      where mirror.order_id = :orderId and ${isForTheOrder("mirror")} and ${PRINTABLE}
        and invoice.state <> 'cancelled'
      order by mirror.serial desc
      limit 1`,
    { orderId, customerId },
  )
  return erpDocument(scope, { kind: "invoice", id, version })
}

/**
 * The confirmation of an order of the customer.
 * @throws Refusal 404 until the ERP has the order, if there is none or it is another customer's; 503 while the ERP
 *   gives no PDF
 */
export async function confirmationPdf(scope: MedusaContainer, customerId: string, orderId: string): Promise<Buffer> {
  const { id, version } = await one(
    scope,
    `select mirror.erp_order_id as id, mirror.erp_order_number as number, mirror.id as version
       from erp_mirror mirror
       join "order" o on o.id = mirror.order_id and o.id in (${SEEN_ORDERS}) and o.deleted_at is null
      where mirror.order_id = :orderId and mirror.kind = 'order' and mirror.erp_order_id is not null`,
    { orderId, customerId },
  )
  return erpDocument(scope, { kind: "order", id, version })
}

async function one(scope: MedusaContainer, sql: string, parameters: Record<string, string>): Promise<DocumentRow> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: DocumentRow[] }>(sql, parameters)
  const [row] = rows
  if (!row) throw notFound()
  return row
}
