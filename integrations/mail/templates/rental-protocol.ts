import type { MailTemplate } from "../rendering/template"

export interface RentalProtocolMail {
  first_name: string
  last_name: string
  display_name: string
  shop_number: string
  /** `Übergabeprotokoll` or `Rückgabeprotokoll`. */
  title: string
  /** `Mi 25.11.2026` */
  day: string
  serial_number: string
  /** Of a hand-over: one entry, how it went and until when it is rented. */
  given: { is_sent: boolean; is_handed: boolean; rental_end: string }[]
  is_return: boolean
  order_url: string
}

export const rentalProtocolMail: MailTemplate<RentalProtocolMail> = {
  name: "rental-protocol",
  subject: "{{title}}: {{display_name}}, Bestellung {{shop_number}}",
  preview: "{{day}} · Gerät {{serial_number}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

{{#given}}
Am {{day}} haben wir{{#is_handed}} Ihnen{{/is_handed}} **{{display_name}}** (Seriennummer {{serial_number}}) {{#is_handed}}übergeben{{/is_handed}}{{#is_sent}}an Sie versandt{{/is_sent}}. Die Miete dauert bis {{rental_end}}.

{{/given}}
{{#is_return}}
**{{display_name}}** (Seriennummer {{serial_number}}) ist seit {{day}} wieder bei uns. Vielen Dank.

{{/is_return}}
Was wir dabei festgehalten haben, steht im {{title}}. Sie finden es als PDF bei Ihrer Bestellung unter «Dokumente».

[Bestellung ansehen]({{order_url}})
`,
}
