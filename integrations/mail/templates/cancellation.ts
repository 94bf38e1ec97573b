import type { MailTemplate } from "../rendering/template"

export interface CancellationFeeInMail {
  /** Working days strictly between the cancellation and the start. */
  working_days: string
  /** `50 %` */
  fee_percent: string
  fee_net: string
  fee_gross: string
  /** The invoice is open: it is replaced by one about what is owed. */
  unpaid: boolean
  /** The invoice is paid: what comes back, with VAT. */
  paid: { refund_gross: string }[]
}

export interface CancellationMail {
  first_name: string
  last_name: string
  display_name: string
  shop_number: string
  /** `Mo 7.12.2026` */
  cancelled_at: string
  period: string
  /** One entry if something is owed. */
  fee: CancellationFeeInMail[]
  no_fee: boolean
  product_url: string
}

export const cancellationMail: MailTemplate<CancellationMail> = {
  name: "cancellation",
  subject: "Storniert: {{display_name}}, Bestellung {{shop_number}}",
  preview: "{{#fee}}Geschuldet: {{fee_gross}}{{/fee}}{{#no_fee}}Es entstehen keine Kosten.{{/no_fee}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

Wir haben Ihre Stornierung vom {{cancelled_at}} erhalten und die Miete vom {{period}} aufgehoben.

{{#fee}}
Arbeitstage zwischen der Stornierung und dem Mietbeginn: {{working_days}}. Geschuldet sind deshalb {{fee_percent}} der Miete: **{{fee_net}}** exkl. MwSt. ({{fee_gross}} inkl. MwSt.). Lieferung und Dienstleistungen, die wir nicht erbracht haben, verrechnen wir nicht.

{{#unpaid}}
Die ursprüngliche Rechnung ist aufgehoben; eine neue über das, was noch geschuldet ist, folgt.

{{/unpaid}}
{{#paid}}
Sie haben bereits bezahlt. Wir erstatten Ihnen {{refund_gross}} und melden uns, sobald die Gutschrift bereit ist.

{{/paid}}
{{/fee}}
{{#no_fee}}
Es entstehen Ihnen keine Kosten.

{{/no_fee}}
Vielleicht klappt es ein anderes Mal:

[Freie Tage ansehen]({{product_url}})
`,
}
