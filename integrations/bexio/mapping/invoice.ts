import sanitizeHtml from "sanitize-html"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ErpInvoice, ErpInvoicePosition, ErpInvoiceState } from "#shop/erp/data/provider"
import { INVOICE_STATUS, type Invoice, type InvoiceRow, isPriced, type PricedPosition } from "../schemas"
import { rappenOf, trimmed, twoDigits } from "./decimal"
import { instantOf } from "./timestamp"

const STATES: Record<number, ErpInvoiceState> = {
  [INVOICE_STATUS.draft]: "draft",
  [INVOICE_STATUS.pending]: "open",
  [INVOICE_STATUS.unpaid]: "open",
  [INVOICE_STATUS.partial]: "partial",
  [INVOICE_STATUS.paid]: "paid",
  [INVOICE_STATUS.cancelled]: "cancelled",
}

/** A state that bexio may add some day isn't paid. */
export const invoiceState = (statusId: number): ErpInvoiceState => STATES[statusId] ?? "open"

/** An invoice as lists have it. `total` is bexio's `total`: its `total_gross` is before VAT. */
export const erpInvoiceRow = (row: InvoiceRow): Omit<ErpInvoice, "positions"> => ({
  id: String(row.id),
  number: row.document_nr,
  contactId: String(row.contact_id),
  title: row.title ?? "",
  tag: row.api_reference || null,
  state: invoiceState(row.kb_item_status_id),
  date: row.is_valid_from as CalendarDay,
  dueDate: row.is_valid_to as CalendarDay,
  net: rappenOf(row.total_net),
  vat: rappenOf(row.total_taxes),
  total: rappenOf(row.total),
  received: rappenOf(row.total_received_payments) + rappenOf(row.total_credit_vouchers),
  vouchers: rappenOf(row.total_credit_vouchers),
  changedAt: instantOf(row.updated_at).toISOString(),
})

/** Text positions have no price and stay in the PDF. */
export const erpInvoiceOf = (invoice: Invoice): ErpInvoice => ({
  ...erpInvoiceRow(invoice),
  positions: invoice.positions.filter(isPriced).map(positionOf),
})

/** What staff may write in bexio's editor, no more. */
const ALLOWED = { allowedTags: ["br", "strong", "em", "p", "ul", "li"], allowedAttributes: {} }

const positionOf = (position: PricedPosition): ErpInvoicePosition => ({
  // Ids count per type: article 1 and custom 1 may stand in one invoice.
  id: position.type === "KbPositionCustom" ? String(position.id) : `article-${position.id}`,
  text: sanitizeHtml(position.text, ALLOWED),
  amount: trimmed(position.amount),
  unitName: position.unit_name ?? "",
  unitPrice: twoDigits(position.unit_price),
  positionTotal: twoDigits(position.position_total),
})
