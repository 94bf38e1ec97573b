import * as z from "zod/mini"
import { day, id, money } from "#kernel/wire/primitives"
import { chosenService, lineDelivery, lineService, rateParts, specialPrice } from "./line"

/** What there is to say of a line, in a cart, a quote or an order; each takes of it what it has. */
export const lineFields = z.object({
  quantity: z.number(),
  display_name: z.string(),
  display_quantity: z.string(),
  rentalstartdate: z.nullable(day),
  rentalenddate: z.nullable(day),
  rate_parts: rateParts,
  /** The first of `productservices`. */
  productservice: z.nullable(lineService),
  /** Empty but for rentals. */
  productservices: z.array(chosenService),
  delivery: z.nullable(lineDelivery),
  /** The whole line: rent + delivery + services, or price × quantity. */
  subtotal: money,
  ...specialPrice,
  /** Staff set its price, whether above or below the list's; it is lost with the line or another period. */
  price_is_set: z.boolean(),
  /** The delivery price contained in `subtotal`. */
  total_shipping_price: money,
  /** Came with another line and leaves with it; can't be removed alone. */
  mandatory: z.boolean(),
  /** The line it came with, set exactly for a mandatory one. */
  demanded_by: z.nullable(id),
  /** The last day on which the quoted price of the line holds; null at today's prices. */
  quoted_until: z.nullable(day),
})
export type LineWire = z.infer<typeof lineFields>
