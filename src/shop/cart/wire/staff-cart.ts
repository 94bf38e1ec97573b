import * as z from "zod/mini"
import { requiredText } from "#kernel/wire/primitives"

const BELOW = 1_000_000_000

/** `POST /admin/customers/{id}/cart/lines/{line}`: Rappen without VAT, of a piece; of a rental its rent alone. */
export const linePriceBody = z.object({
  price: z
    .int("cart.price_missing")
    .check(z.minimum(0, "cart.price_missing"), z.maximum(BELOW - 1, "cart.price_missing")),
  reason: requiredText("accounts.reason_missing", 500),
  /** Of the line as it was shown: of other days, pieces or another price by then it is refused. */
  version: z.string("input.reload"),
})
export type LinePriceBody = z.infer<typeof linePriceBody>

/** Rappen without VAT. */
export interface StaffCartLine {
  id: string
  /** With package or plugin. */
  name: string
  /** "9 Tage", "2". */
  quantity: string
  /** First and last day of a rental. */
  period: { start: string; end: string } | null
  /** Of a piece; of a rental its rent alone. */
  price: number
  total: number
  list_total: number | null
  /** Last day of the quote that its price is from: it isn't changed. */
  quoted_until: string | null
  /** Set by staff. */
  set: { reason: string; valid_until: string } | null
  version: string
}

/** `GET /admin/customers/{id}/cart`: what the customer is about to order. */
export interface StaffCart {
  lines: StaffCartLine[]
}
