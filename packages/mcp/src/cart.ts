import * as z from "zod"
import type { Schemas } from "../../client/src/index.js"
import { chf, day } from "./fields.js"
import { oneLine, periodText } from "./plain-text.js"

/** What an agent reads of a cart. */
export const cartFields = {
  items: z.array(
    z.object({
      display_name: z.string(),
      display_quantity: z.string(),
      quantity: z.number(),
      rentalstartdate: day.nullable(),
      rentalenddate: day.nullable(),
      delivery: z.object({ name: z.string() }).nullable(),
      productservices: z.array(z.object({ name: z.string(), price: chf })),
      subtotal: chf,
      mandatory: z.boolean().describe("Comes with another line"),
    }),
  ),
  total_price: chf.describe("Of all lines, without VAT"),
  shipping_cost: chf,
  charges: z.array(z.object({ title: z.string(), amount: chf, refundable: z.boolean() })).optional(),
  total_vat: chf,
  vat_percent: z.string(),
  total_cost: chf.describe("All of it, with VAT and shipping: what an order costs"),
}

/** A line as who orders reads it, in German. */
function lineText(line: Schemas["CartItem"]): string {
  const name = oneLine(line.display_name)
  const { rentalstartdate: start, rentalenddate: end, quantity, subtotal } = line
  if (!start || !end) return `- ${quantity} × ${name}: CHF ${subtotal}`
  const services = line.productservices.map((service) => service.name)
  const parts = [line.display_quantity, line.delivery?.name, ...services].filter((part) => part !== undefined)
  return `- ${name}, ${periodText(start, end)} (${oneLine(parts.join(", "), 500)}): CHF ${subtotal}`
}

/** What is ordered and what it costs, as who orders reads it, in German. */
export function cartText(cart: Schemas["Cart"]): string {
  return [
    ...cart.items.map(lineText),
    ...(cart.charges ?? []).map(({ title, amount }) => `- ${oneLine(title)}: CHF ${amount}`),
    `Versand: CHF ${cart.shipping_cost}`,
    `MWST ${cart.vat_percent} %: CHF ${cart.total_vat}`,
    `Total mit MWST: CHF ${cart.total_cost}`,
  ].join("\n")
}
