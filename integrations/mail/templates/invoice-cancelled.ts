import type { MailTemplate } from "../rendering/template"
import type { InvoiceMail } from "./invoice-issued"

export const invoiceCancelledMail: MailTemplate<InvoiceMail> = {
  name: "invoice-cancelled",
  subject: "Rechnung {{document_nr}} ist aufgehoben, Bestellung {{shop_number}}",
  preview: "Bitte bezahlen Sie sie nicht.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Die Rechnung {{document_nr}} zu Ihrer Bestellung {{shop_number}} ist aufgehoben. **Bitte bezahlen Sie sie nicht.** Für Ihre Unterlagen finden Sie sie im Anhang.

Ist von der Bestellung noch etwas zu bezahlen, erhalten Sie dafür eine eigene Rechnung.

{{#referencenum}}
Ihre Referenz: {{referencenum}}

{{/referencenum}}
[Meine Rechnungen ansehen]({{invoice_url}})
`,
}
