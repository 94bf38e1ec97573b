import type { MailTemplate } from "../rendering/template"

export interface OrderCancelledMail {
  first_name: string
  last_name: string
  shop_number: string
  items: { display_name: string; quantity: string }[]
  order_url: string
}

export const orderCancelledMail: MailTemplate<OrderCancelledMail> = {
  name: "order-cancelled",
  subject: "Storniert: Bestellung {{shop_number}}",
  preview: "Ihre Bestellung ist aufgehoben. Es entstehen Ihnen keine Kosten.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Wir haben Ihre Bestellung {{shop_number}} storniert:

{{#items}}
{{display_name}}, Anzahl: {{quantity}}

{{/items}}
Es entstehen Ihnen keine Kosten. Eine offene Rechnung dazu ist aufgehoben; was Sie schon bezahlt haben, erstatten wir Ihnen.

[Bestellung ansehen]({{order_url}})
`,
}
