import type { Scope } from "./options"
import { documentPdf } from "./pdf/document-pdf"
import {
  createContact,
  deleteContact,
  editContact,
  listContacts,
  readContact,
  searchContacts,
} from "./resources/contacts"
import { invoices } from "./resources/invoices"
import { lookups } from "./resources/lookups"
import { offers } from "./resources/offers"
import { orders } from "./resources/orders"
import { payments } from "./resources/payments"
import type { Handler } from "./world"

export interface Route {
  method: string
  pattern: RegExp
  scope: Scope | null
  handler: Handler
}

/** `call` is "VERB /path"; a `#` in it stands for a number. */
function route(call: string, scope: Scope | null, handler: Handler): Route {
  const [method = "", path = ""] = call.split(" ")
  return { method, pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("#", "(\\d+)")}$`), scope, handler }
}

export const ROUTES: readonly Route[] = [
  route("GET /2.0/contact", "contact_show", listContacts),
  route("POST /2.0/contact", "contact_edit", createContact),
  route("POST /2.0/contact/search", "contact_show", searchContacts),
  route("GET /2.0/contact/#", "contact_show", readContact),
  route("POST /2.0/contact/#", "contact_edit", editContact),
  route("DELETE /2.0/contact/#", "contact_edit", deleteContact),

  route("GET /2.0/kb_order", "kb_order_show", orders.list),
  route("POST /2.0/kb_order", "kb_order_edit", orders.create),
  route("POST /2.0/kb_order/search", "kb_order_show", orders.search),
  route("GET /2.0/kb_order/#", "kb_order_show", orders.read),
  route("POST /2.0/kb_order/#", "kb_order_edit", orders.edit),
  route("POST /2.0/kb_order/#/invoice", "kb_invoice_edit", orders.invoice),
  route("GET /2.0/kb_order/#/pdf", "kb_order_show", documentPdf("kb_order")),

  route("GET /2.0/kb_invoice", "kb_invoice_show", invoices.list),
  route("POST /2.0/kb_invoice", "kb_invoice_edit", invoices.create),
  route("POST /2.0/kb_invoice/search", "kb_invoice_show", invoices.search),
  route("GET /2.0/kb_invoice/#", "kb_invoice_show", invoices.read),
  route("POST /2.0/kb_invoice/#", "kb_invoice_edit", invoices.edit),
  route("DELETE /2.0/kb_invoice/#", "kb_invoice_edit", invoices.remove),
  route("POST /2.0/kb_invoice/#/issue", "kb_invoice_edit", invoices.issue),
  route("POST /2.0/kb_invoice/#/revert_issue", "kb_invoice_edit", invoices.revert),
  route("POST /2.0/kb_invoice/#/cancel", "kb_invoice_edit", invoices.cancel),
  route("POST /2.0/kb_invoice/#/mark_as_sent", "kb_invoice_edit", invoices.markAsSent),
  route("GET /2.0/kb_invoice/#/pdf", "kb_invoice_show", documentPdf("kb_invoice")),
  route("GET /2.0/kb_invoice/#/payment", "kb_invoice_show", payments.list),
  route("POST /2.0/kb_invoice/#/payment", "kb_invoice_edit", payments.create),
  route("GET /2.0/kb_invoice/#/payment/#", "kb_invoice_show", payments.read),
  route("DELETE /2.0/kb_invoice/#/payment/#", "kb_invoice_edit", payments.remove),

  route("GET /2.0/kb_offer", "kb_offer_show", offers.list),
  route("POST /2.0/kb_offer", "kb_offer_edit", offers.create),
  route("POST /2.0/kb_offer/search", "kb_offer_show", offers.search),
  route("GET /2.0/kb_offer/#", "kb_offer_show", offers.read),
  route("POST /2.0/kb_offer/#", "kb_offer_edit", offers.edit),
  route("POST /2.0/kb_offer/#/issue", "kb_offer_edit", offers.issue),
  route("POST /2.0/kb_offer/#/revertIssue", "kb_offer_edit", offers.revert),
  route("POST /2.0/kb_offer/#/accept", "kb_offer_edit", offers.accept),
  route("POST /2.0/kb_offer/#/reject", "kb_offer_edit", offers.decline),
  route("GET /2.0/kb_offer/#/pdf", "kb_offer_show", documentPdf("kb_offer")),

  route("GET /2.0/unit", null, lookups.units),
  route("POST /2.0/unit", null, lookups.createUnit),
  route("GET /2.0/country", null, lookups.countries),
  route("GET /2.0/payment_type", null, lookups.paymentTypes),
  route("GET /2.0/language", null, lookups.languages),
  route("GET /2.0/accounts", "accounting", lookups.accounts),
  route("POST /2.0/accounts/search", "accounting", lookups.searchAccounts),
  route("GET /3.0/taxes", "accounting", lookups.taxes),
  route("GET /3.0/currencies", null, lookups.currencies),
  route("GET /3.0/users", null, lookups.users),
  route("GET /3.0/users/me", null, lookups.me),
  route("GET /3.0/banking/accounts", "bank_account_show", lookups.bankAccounts),
]
