import { type Decimal, decimal } from "../money/decimal"
import type { DocumentRow, PaymentRow } from "../store/rows"
import { localDay } from "../swiss-time"
import type { World } from "../world"
import { sumsOf } from "./document-sums"
import { INVOICE } from "./status"

export const paymentsOf = ({ store }: World, invoiceId: number): PaymentRow[] =>
  store.all("payment").filter(({ kb_invoice_id }) => kb_invoice_id === invoiceId)

export const receivedOf = (world: World, { id }: DocumentRow): Decimal =>
  paymentsOf(world, id).reduce((sum, { value }) => sum + decimal(value), 0n)

/** Of an issued invoice, by what was paid of it. */
export function statusByPayments(world: World, invoice: DocumentRow): number {
  const received = receivedOf(world, invoice)
  if (received === 0n) return INVOICE.pending
  return received >= sumsOf(invoice).total ? INVOICE.paid : INVOICE.partial
}

/** An invoice that nobody paid by its last day is overdue from the next one. */
export function shownStatus({ now }: World, { kind, status, is_valid_to }: DocumentRow): number {
  const isOverdue = kind === "kb_invoice" && status === INVOICE.pending && is_valid_to < localDay(now())
  return isOverdue ? INVOICE.unpaid : status
}
