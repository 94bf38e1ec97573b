import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { StaffOrderDocument } from "#shop/orders/wire/staff-orders"
import type { NamedOffice } from "../../data/named-provider"
import type { ErpDocumentFile } from "../documents/erp-document"

interface DocumentRow {
  mirror_id: string
  label: string
  reason: string
  erp_order_id: string | null
  erp_order_number: string | null
  erp_invoice_id: string | null
  erp_invoice_number: string | null
  credit: number | null
  settled_document: string | null
  settled_on: string | null
  state: string | null
  date: string | null
  total: number | null
}

/** What of an order and its changes is in the ERP, in the order in which it came about. One statement. */
export async function orderDocuments(
  db: Knex,
  office: NamedOffice | null,
  orderId: string,
): Promise<StaffOrderDocument[]> {
  const { rows } = await db.raw<{ rows: DocumentRow[] }>(
    `select mirror.id as mirror_id, mirror.kind as reason, mirror.erp_order_id, mirror.erp_order_number,
            mirror.erp_invoice_id, mirror.erp_invoice_number, mirror.credit, mirror.settled_document,
            to_char(mirror.settled_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as settled_on,
            ${shopNumber("o")} || case when mirror.serial = 1 then '' else '-' || mirror.serial end as label,
            invoice.state, invoice.date::text as date, invoice.total
       from erp_mirror mirror
       join "order" o on o.id = mirror.order_id
       left join erp_invoice invoice on invoice.id = mirror.erp_invoice_id and invoice.deleted_at is null
      where mirror.order_id = ? order by mirror.serial`,
    [orderId],
  )
  return rows.flatMap((row) => documentsOf(row, orderId, office))
}

function documentsOf(row: DocumentRow, orderId: string, office: NamedOffice | null): StaffOrderDocument[] {
  const { label, reason } = row
  const documents: StaffOrderDocument[] = []
  if (row.erp_order_id && row.erp_order_number) {
    const [id, number] = [row.erp_order_id, row.erp_order_number]
    const links = { pdf: pathOf(orderId, "order", id), url: office?.document("order", { id, number }) ?? null }
    documents.push({ kind: "order", label, reason, number, state: null, date: null, total: null, ...links })
  }
  if (row.erp_invoice_id && row.erp_invoice_number) {
    const [id, number] = [row.erp_invoice_id, row.erp_invoice_number]
    const { state, date, total } = row
    const pdf = state === null || state === "draft" ? null : pathOf(orderId, "invoice", id)
    const url = office?.document("invoice", { id, number }) ?? null
    documents.push({ kind: "invoice", label, reason, number, state, date, total, pdf, url })
  }
  if (row.credit !== null && row.credit > 0) {
    const state = row.settled_document === null ? "prepared" : "released"
    const [number, date, total] = [row.settled_document ?? "", row.settled_on, -row.credit]
    documents.push({ kind: "credit", label, reason, number, state, date, total, pdf: null, url: null })
  }
  return documents
}

const pathOf = (orderId: string, kind: "order" | "invoice", id: string) =>
  `/admin/orders/${orderId}/documents/${kind}/${encodeURIComponent(id)}`

/**
 * The file behind one of the order's documents and the name to save it under; a draft isn't printed, a cancelled invoice is.
 * @throws Refusal 404 if the order has no such document
 */
export async function orderDocumentFile(
  db: Knex,
  orderId: string,
  kind: string,
  id: string,
): Promise<ErpDocumentFile & { name: string }> {
  const { rows } = await db.raw<{ rows: { name: string; version: string }[] }>(
    kind === "invoice"
      ? `select 'Rechnung_' || invoice.number as name, invoice.changed_at as version
           from erp_mirror mirror join erp_invoice invoice on invoice.id = mirror.erp_invoice_id
          where mirror.order_id = :orderId and invoice.id = :id and invoice.state <> 'draft'
            and invoice.deleted_at is null`
      : `select 'Auftragsbestaetigung_' || mirror.erp_order_number as name, mirror.id as version
           from erp_mirror mirror where mirror.order_id = :orderId and mirror.erp_order_id = :id`,
    { orderId, id },
  )
  const [row] = rows
  if (!row || (kind !== "invoice" && kind !== "order")) throw notFound()
  return { kind, id, version: row.version, name: `${row.name}.pdf` }
}
