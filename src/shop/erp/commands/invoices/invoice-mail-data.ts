import { nextInstalmentDay, type OrderRecord } from "#area/orders"
import { readEnv } from "#config/env"
import type { InvoiceMail } from "#integrations/mail/templates/invoices"
import { today } from "#platform/clock"
import { isOfMonth } from "#shop/orders/rules/billing/instalments"
import type { InvoiceToMail } from "../../queries/documents/invoice-to-mail"

/** What a mail about an invoice says: which, of what order, what it replaces, and what is still to be paid of it. */
export function invoiceMailData(invoice: InvoiceToMail, order: OrderRecord): InvoiceMail {
  const open = invoice.total - invoice.received
  return {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    document_nr: invoice.number,
    shop_number: order.shop_number,
    replaces: invoice.replaces,
    open: open > 0 ? { amount: open, due_day: invoice.due_date } : null,
    is_paid: invoice.total > 0 && open <= 0,
    instalment: monthOf(order, invoice.instalment),
    referencenum: order.metadata?.reference ?? "",
    invoice_url: `${readEnv().publicUrl}/invoice`,
  }
}

/** Null where it isn't of a month alone: what then follows is said by nobody before it is billed. */
export function monthOf(order: OrderRecord, id: string | null): InvoiceMail["instalment"] {
  const instalment = order.monthly?.instalments.find((each) => each.id === id)
  if (!instalment || !isOfMonth(instalment)) return null
  return { period: instalment.period, next_day: nextInstalmentDay(order, today()) }
}
