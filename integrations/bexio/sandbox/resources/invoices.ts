import { paymentsOf, statusByPayments } from "../ledger/payment-state"
import { INVOICE } from "../ledger/status"
import { notSaved } from "../refusal"
import type { DocumentRow } from "../store/rows"
import { type Call, DONE, type Handler, rowOf } from "../world"
import { changeDocument, documentCalls } from "./documents"

const calls = documentCalls("kb_invoice")

/** @throws Refusal 422 */
function assertDraft({ status }: DocumentRow) {
  if (status !== INVOICE.draft) throw notSaved("kb_invoice: is issued")
}

/** @throws Refusal 422 unless it is issued and nothing was paid of it */
function assertUnpaid(call: Call, invoice: DocumentRow) {
  if (invoice.status !== INVOICE.pending) throw notSaved("kb_item_status_id: not possible in this state")
  if (paymentsOf(call, invoice.id).length > 0) throw notSaved("kb_invoice: has payments")
}

const issue: Handler = (call) => {
  const invoice = rowOf(call, "kb_invoice")
  assertDraft(invoice)
  changeDocument(call, invoice, { status: statusByPayments(call, { ...invoice, status: INVOICE.pending }) })
  return DONE
}

const revert: Handler = (call) => {
  const invoice = rowOf(call, "kb_invoice")
  assertUnpaid(call, invoice)
  changeDocument(call, invoice, { status: INVOICE.draft })
  return DONE
}

const cancel: Handler = (call) => {
  const invoice = rowOf(call, "kb_invoice")
  assertUnpaid(call, invoice)
  changeDocument(call, invoice, { status: INVOICE.cancelled })
  return DONE
}

/** Drafts only; what is issued is cancelled. */
const remove: Handler = (call) => {
  const invoice = rowOf(call, "kb_invoice")
  assertDraft(invoice)
  call.store.remove("kb_invoice", invoice.id)
  return DONE
}

/** A flag that nobody reads; no mail is sent. */
const markAsSent: Handler = (call) => {
  rowOf(call, "kb_invoice")
  return DONE
}

export const invoices = { ...calls, edit: calls.edit(assertDraft), issue, revert, cancel, remove, markAsSent }
