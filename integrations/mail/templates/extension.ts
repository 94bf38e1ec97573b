import type { MailTemplate } from "../rendering/template"

export interface ExtensionMail {
  first_name: string
  last_name: string
  display_name: string
  shop_number: string
  /** `Mi 16.12.2026` */
  former_end: string
  new_end: string
  period: string
  /** `3 Tage`: the days added that are charged. */
  added_days: string
  price_net: string
  price_gross: string
  order_url: string
}

export const extensionMail: MailTemplate<ExtensionMail> = {
  name: "extension",
  subject: "Verlängert bis {{new_end}}: {{display_name}}, Bestellung {{shop_number}}",
  preview: "Neues Ende {{new_end}} · {{price_gross}} inkl. MwSt.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Ihre Miete ist verlängert: **{{display_name}}**, {{period}}. Das bisherige Ende {{former_end}} gilt nicht mehr.

Zusätzlich verrechnet: {{added_days}}, **{{price_net}}** exkl. MwSt. ({{price_gross}} inkl. MwSt.). Die Rechnung dazu folgt.

[Bestellung ansehen]({{order_url}})
`,
}
