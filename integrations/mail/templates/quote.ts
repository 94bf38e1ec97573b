import type { MailTemplate } from "../rendering/template"

export interface QuoteItemInMail {
  display_name: string
  /** `9 Tage`, `2 Stück` */
  display_quantity: string
  /** Empty for what isn't rented. */
  period: string
  subtotal: string
}

export interface QuoteMail {
  first_name: string
  last_name: string
  quote_number: string
  /** What it is about, such as the first item and how many more. */
  quote_title: string
  items: QuoteItemInMail[]
  total_net: string
  /** The rate that the quote was computed with: "8.1". */
  vat_percent: string
  total_vat: string
  total_gross: string
  has_rental: boolean
  /** `Mo 7.12.2026`, the day included. */
  valid_until: string
  quote_url: string
  phone: string
}

export const quoteMail: MailTemplate<QuoteMail> = {
  name: "quote",
  subject: "Ihre Offerte {{quote_number}}: {{quote_title}}",
  preview: "{{total_net}} exkl. MwSt., gültig bis {{valid_until}}.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Hier ist Ihre Offerte:

{{#items}}
**{{display_name}}**, {{display_quantity}}{{#period}}, {{period}}{{/period}} | {{subtotal}}
{{/items}}

Zwischensumme exkl. MwSt. | {{total_net}}
MwSt. ({{vat_percent}} %) | {{total_vat}}
**Total inkl. MwSt.** | **{{total_gross}}**

{{#has_rental}}
Die Mietzeiträume sind nicht reserviert. Wenn Sie die Offerte annehmen, prüfen wir sie und schlagen Ihnen sonst die nächsten freien vor.

{{/has_rental}}
Die Offerte gilt bis {{valid_until}}.

[Offerte annehmen]({{quote_url}})

Fragen zur Offerte beantworten wir gerne: {{phone}}
`,
}
