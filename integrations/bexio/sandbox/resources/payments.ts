import { z } from "zod"
import { day, decimalText, id } from "../forms/fields"
import { readForm } from "../forms/read-form"
import { sumsOf } from "../ledger/document-sums"
import { paymentsOf, receivedOf, statusByPayments } from "../ledger/payment-state"
import { INVOICE } from "../ledger/status"
import { type Decimal, decimal, formatDecimal, shortDecimal } from "../money/decimal"
import { assertReferences } from "../references"
import { notFound, notSaved } from "../refusal"
import type { DocumentRow, PaymentRow } from "../store/rows"
import { localDay } from "../swiss-time"
import { type Call, created, DONE, type Handler, ok, rowOf } from "../world"
import { changeDocument } from "./documents"

const form = z.strictObject({ date: day.nullish(), value: decimalText, bank_account_id: id.nullish() })

const PAYABLE: readonly number[] = [INVOICE.pending, INVOICE.partial]

const answer = ({ value, ...row }: PaymentRow, money: (value: Decimal) => string) => ({
  ...row,
  value: money(decimal(value)),
  payment_service_id: null,
  is_client_account_redemption: false,
  is_cash_discount: false,
  kb_credit_voucher_id: null,
  kb_credit_voucher_text: "",
  kb_bill_id: null,
})

/** What is still to be paid. @throws Refusal 422 for a draft, a paid or a cancelled invoice */
export function remainingOf(call: Call, invoice: DocumentRow): Decimal {
  if (!PAYABLE.includes(invoice.status)) throw notSaved("kb_item_status_id: not possible in this state")
  return sumsOf(invoice).total - receivedOf(call, invoice)
}

/** Takes a payment and moves the invoice on. @throws Refusal 422 */
export function pay(call: Call, invoice: DocumentRow, value: Decimal, { date, bank_account_id }: Partial<PaymentRow>) {
  if (value <= 0n || value > remainingOf(call, invoice))
    throw notSaved("value: must be positive and no more than is open")
  const payment = call.store.insert("payment", {
    id: call.store.nextId("payment"),
    date: date ?? localDay(call.now()),
    value: shortDecimal(value),
    bank_account_id: bank_account_id ?? invoice.bank_account_id,
    title: "Zahlungseingang",
    kb_invoice_id: invoice.id,
  })
  changeDocument(call, invoice, { status: statusByPayments(call, invoice) })
  return payment
}

const create: Handler = (call) => {
  const invoice = rowOf(call, "kb_invoice")
  const { date, value, bank_account_id } = readForm(form, call.request)
  assertReferences(call.store, { bank_account_id })
  const given = { date: date ?? undefined, bank_account_id: bank_account_id ?? undefined }
  return created(answer(pay(call, invoice, decimal(value), given), shortDecimal))
}

function paymentOf(call: Call): PaymentRow {
  const invoice = rowOf(call, "kb_invoice")
  const payment = paymentsOf(call, invoice.id).find(({ id }) => id === call.ids[1])
  if (!payment) throw notFound()
  return payment
}

const list: Handler = (call) =>
  ok(paymentsOf(call, rowOf(call, "kb_invoice").id).map((payment) => answer(payment, formatDecimal)))

const read: Handler = (call) => ok(answer(paymentOf(call), formatDecimal))

const remove: Handler = (call) => {
  call.store.remove("payment", paymentOf(call).id)
  const invoice = rowOf(call, "kb_invoice")
  changeDocument(call, invoice, { status: statusByPayments(call, invoice) })
  return DONE
}

export const payments = { create, list, read, remove }
