import type { MailTemplate } from "../rendering/template"

export interface RentalReminderStartMail {
  first_name: string
  last_name: string
  display_name: string
  shop_number: string
  /** `Mo 7.12.2026` */
  start: string
  /** `Mo 7.12. bis Mi 16.12.2026` */
  period: string
  /** Picked up at the shop. Without a price of its own a way of delivery is a pickup. */
  is_pickup: boolean
  is_delivery: boolean
  /** By post before nine, or brought in person; any other way of delivery is named. */
  is_express: boolean
  is_personal: boolean
  other_delivery: { delivery_name: string }[]
  /** Empty for a pickup. */
  shipping_address: string
  /** `Musterstrasse 1 in St. Gallen` */
  pickup_place: string
  product_url: string
  order_url: string
}

export const rentalReminderStartMail: MailTemplate<RentalReminderStartMail> = {
  name: "rental-reminder-start",
  subject:
    "{{#is_pickup}}Bereit zur Abholung am {{start}}{{/is_pickup}}{{#is_delivery}}Am {{start}} bei Ihnen{{/is_delivery}}: {{display_name}}, Bestellung {{shop_number}}",
  preview: "{{period}}{{#is_pickup}} · ab 8:00 Uhr in St. Gallen{{/is_pickup}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

{{#is_pickup}}
Ab **{{start}}, 8:00 Uhr** liegt Ihr Gerät an der {{pickup_place}} bereit. Bitte bringen Sie einen Ausweis mit.

{{/is_pickup}}
{{#is_express}}
Ihr Gerät trifft am **{{start}} bis 9:00 Uhr** ein. Bitte sorgen Sie dafür, dass jemand das Paket annimmt.

{{/is_express}}
{{#is_personal}}
Wir bringen Ihnen das Gerät am **{{start}}** und melden uns vorher telefonisch wegen der Uhrzeit.

{{/is_personal}}
{{#other_delivery}}
Ihr Gerät ist am **{{start}}** bei Ihnen ({{delivery_name}}).

{{/other_delivery}}
{{#is_delivery}}
Lieferadresse: {{shipping_address}}

{{/is_delivery}}
Drei Minuten, die sich lohnen: Die Kurzanleitung zu Ihrem Gerät finden Sie auf der Produktseite.

[Kurzanleitung öffnen]({{product_url}})

[Bestellung ansehen]({{order_url}})
`,
}
