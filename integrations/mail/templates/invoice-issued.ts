import type { MailTemplate } from "../rendering/template"

export interface InvoiceIssuedMail {
  first_name: string
  last_name: string
  /** The invoice's number in the accounting, such as `RE-00042`. */
  document_nr: string
  shop_number: string
  /** With VAT. */
  total_gross: string
  /** `Mo 7.12.2026` */
  due_date: string
  invoice_url: string
  /** Empty without. */
  referencenum: string
}

export const invoiceIssuedMail: MailTemplate<InvoiceIssuedMail> = {
  name: "invoice-issued",
  subject: "Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}}",
  preview: "{{total_gross}}, zahlbar bis {{due_date}}.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Ihre Rechnung {{document_nr}} liegt bereit. Der Betrag von **{{total_gross}}** ist zahlbar bis **{{due_date}}**; den QR-Zahlteil finden Sie auf der Rechnung.

[Rechnung ansehen]({{invoice_url}})

{{#referencenum}}
Ihre Referenz: {{referencenum}}
{{/referencenum}}
`,
}
