import type { MailTemplate } from "../rendering/template"

/** A mail about an invoice, which carries it as a PDF. */
export interface InvoiceMail {
  first_name: string
  last_name: string
  /** The invoice's number in the accounting, such as `RE-00042`. */
  document_nr: string
  shop_number: string
  /** None or one: the cancelled invoices in whose place it stands. */
  replaces: { numbers: string }[]
  /** None if nothing is to be paid (any more); `Mo 7.12.2026`. */
  open: { open_gross: string; due_date: string }[]
  is_paid: boolean
  /** Empty without. */
  referencenum: string
  invoice_url: string
}

/** What is to be paid, and where all invoices are. */
export const INVOICE_PAYMENT = `
{{#open}}
Der Betrag von **{{open_gross}}** ist zahlbar bis **{{due_date}}**; den QR-Zahlteil finden Sie auf der Rechnung.

{{/open}}
{{#is_paid}}
Sie ist bereits bezahlt; vielen Dank.

{{/is_paid}}
{{#referencenum}}
Ihre Referenz: {{referencenum}}

{{/referencenum}}
[Meine Rechnungen ansehen]({{invoice_url}})
`

export const invoiceIssuedMail: MailTemplate<InvoiceMail> = {
  name: "invoice-issued",
  subject: "Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}}",
  preview: "{{#open}}{{open_gross}}, zahlbar bis {{due_date}}.{{/open}}{{#is_paid}}Bereits bezahlt.{{/is_paid}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

Im Anhang finden Sie die Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}}.{{#replaces}} Sie ersetzt die Rechnung {{numbers}}.{{/replaces}}
${INVOICE_PAYMENT}`,
}
