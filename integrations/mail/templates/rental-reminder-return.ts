import type { MailTemplate } from "../rendering/template"

export interface RentalReminderReturnMail {
  first_name: string
  last_name: string
  display_name: string
  shop_number: string
  /** `Mi 16.12.2026` */
  end: string
  is_pickup: boolean
  is_express: boolean
  is_personal: boolean
  other_delivery: { delivery_name: string }[]
  /** `Musterstrasse 1 in St. Gallen` */
  pickup_place: string
  /** The last day the unit is free until, if it is. */
  can_extend: { free_until: string }[]
  cannot_extend: boolean
  phone: string
  /** `CHF 180.00`, without VAT. */
  day_price: string
  order_url: string
}

export const rentalReminderReturnMail: MailTemplate<RentalReminderReturnMail> = {
  name: "rental-reminder-return",
  subject: "Rückgabe am {{end}}: {{display_name}}, Bestellung {{shop_number}}",
  preview: "Daten sichern, Zubehör prüfen, zurückgeben.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Ihre Miete endet am **{{end}}**.

{{#is_pickup}}
Bringen Sie das Gerät **bis 19:00 Uhr** an die {{pickup_place}}.

{{/is_pickup}}
{{#is_express}}
Geben Sie das Paket **bis Schalterschluss** (meist 18:00 Uhr) bei der Post auf. Das Rücksendeetikett liegt im Koffer.

{{/is_express}}
{{#is_personal}}
Wir holen das Gerät bei Ihnen ab und melden uns vorher telefonisch.

{{/is_personal}}
{{#other_delivery}}
Rückgabe wie bestellt: {{delivery_name}}

{{/other_delivery}}
Bitte vorher:

- Aufnahmen vom Gerät sichern. Nach der Rückgabe löschen wir den Speicher.
- Zubehör anhand der Checkliste im Koffer prüfen.
- Gerät trocken einpacken.

{{#can_extend}}
Brauchen Sie es länger? Das Gerät ist danach noch frei bis {{free_until}}:

[Miete verlängern]({{order_url}})

{{/can_extend}}
{{#cannot_extend}}
Brauchen Sie es länger? Das Gerät ist danach leider vergeben. Rufen Sie uns an, wir suchen eine Lösung: {{phone}}

{{/cannot_extend}}
Ohne Verlängerung kostet jeder angefangene Tag Verspätung einen Miettag ({{day_price}} exkl. MwSt.).
`,
}
