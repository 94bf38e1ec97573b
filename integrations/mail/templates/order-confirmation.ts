import type { MailTemplate } from "../rendering/template"

export interface RentalLineInMail {
  display_name: string
  /** `Mo 7.12. bis Mi 16.12.2026` */
  period: string
  /** `9 Tage` */
  display_quantity: string
  subtotal: string
  delivery_name: string
  /** Empty if no service was booked. */
  productservice_name: string
}

export interface OtherLineInMail {
  display_name: string
  display_quantity: string
  subtotal: string
}

/** Amounts are formatted (`CHF 1’897.16`), days too (`Mo 7.12.2026`); "" and null leave a part out. */
export interface OrderConfirmationMail {
  shop_number: string
  referencenum: string
  first_name: string
  last_name: string
  /** The start of the first rental, for the inbox's preview. */
  first_rental: { start: string }[]
  rental_items: RentalLineInMail[]
  other_items: OtherLineInMail[]
  /** Of the lines, without shipping. */
  subtotal: string
  shipping_cost: string | null
  /** The order's own rate: "8.1". */
  vat_percent: string
  total_vat: string
  /** Null unless the total was rounded. */
  rounding: string | null
  total_gross: string
  shipping_address: string
  billing_address: string
  has_rental: boolean
  /** Last day on which a cancellation costs half the rent, and what it then costs; null once that day has passed. */
  early_cancellation: { half_fee_until: string; fee_early: string }[]
  order_url: string
  terms_version: string
  terms_url: string
}

export const orderConfirmationMail: MailTemplate<OrderConfirmationMail> = {
  name: "order-confirmation",
  subject: "Ihre Bestellung {{shop_number}}{{#referencenum}} · {{referencenum}}{{/referencenum}}",
  preview: "Total {{total_gross}} inkl. MwSt.{{#first_rental}} · Mietbeginn {{start}}{{/first_rental}}",
  body: `
Guten Tag {{first_name}} {{last_name}}

Vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bereiten alles vor.

{{#rental_items}}
**{{display_name}}**, {{period}}, {{display_quantity}} | {{subtotal}}
Lieferung: {{delivery_name}}{{#productservice_name}} · Service: {{productservice_name}}{{/productservice_name}}

{{/rental_items}}
{{#other_items}}
**{{display_name}}**, {{display_quantity}} Stück | {{subtotal}}

{{/other_items}}
Zwischensumme exkl. MwSt. | {{subtotal}}
{{#shipping_cost}}
Versandkosten | {{shipping_cost}}
{{/shipping_cost}}
MwSt. ({{vat_percent}} %) | {{total_vat}}
{{#rounding}}
Rundung | {{rounding}}
{{/rounding}}
**Total inkl. MwSt.** | **{{total_gross}}**

Lieferadresse: {{shipping_address}}
Rechnungsadresse: {{billing_address}}

{{#has_rental}}
{{#early_cancellation}}
**Gut zu wissen:** Bis {{half_fee_until}} kostet eine Stornierung {{fee_early}} (50 % der Miete), danach die ganze Miete. Den aktuellen Stand sehen Sie jederzeit in Ihrer Bestellung.

{{/early_cancellation}}
{{/has_rental}}
[Bestellung ansehen]({{order_url}})

Die AGB in der Fassung {{terms_version}}, denen Sie zugestimmt haben, finden Sie hier: {{terms_url}}
`,
}
