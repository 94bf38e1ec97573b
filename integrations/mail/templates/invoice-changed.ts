import type { MailTemplate } from "../rendering/template"
import { INVOICE_PAYMENT, type InvoiceMail } from "./invoice-issued"

export const invoiceChangedMail: MailTemplate<InvoiceMail> = {
  name: "invoice-changed",
  subject: "Geänderte Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}}",
  preview: "{{#open}}{{open_gross}}, zahlbar bis {{due_date}}.{{/open}}{{#is_paid}}Bereits bezahlt.{{/is_paid}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

Wir haben die Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}} geändert. Im Anhang finden Sie sie, wie sie jetzt gilt; die frühere Fassung ist aufgehoben.
${INVOICE_PAYMENT}`,
}
