import * as z from "zod/mini"
import { id, optionalLine } from "#kernel/wire/primitives"
import { LINE_CATEGORIES } from "#shop/catalogue/rules/line-categories"

const AGREED_PRICES = ["list", "percent", "less", "own"] as const

const BELOW = 1_000_000_000

/**
 * A line that staff put together for a customer. `price_value`: per mille of the list's price for "percent", Rappen without VAT for
 * "less" and "own", of a piece or of the rent of a rental.
 */
const draftLine = z.object({
  category: z.enum(LINE_CATEGORIES, "input.invalid"),
  id,
  quantity: z.int("input.invalid").check(z.minimum(1, "input.invalid")),
  rentalstartdate: z.nullable(z.string()),
  rentalenddate: z.nullable(z.string()),
  delivery: z.nullable(id),
  productservices: z.array(id),
  price: z.enum(AGREED_PRICES, "input.invalid"),
  price_value: z.nullable(
    z.int("cart.price_missing").check(z.minimum(0, "cart.price_missing"), z.maximum(BELOW - 1, "cart.price_missing")),
  ),
  price_reason: optionalLine(500),
})
export type DraftLine = z.infer<typeof draftLine>

const MOST_LINES = 50

export const optionalId = z.optional(z.nullable(id))
export const draftLines = z
  .array(draftLine, "checkout.nothing_ordered")
  .check(z.minLength(1, "checkout.nothing_ordered"), z.maxLength(MOST_LINES, "input.invalid"))

/** `POST /admin/new-order/preview`: what it would cost; nothing is kept. `hold`: what was held for it. */
export const staffPreviewBody = z.object({ customer_id: z.nullable(id), lines: draftLines, hold: optionalId })
export type StaffPreviewBody = z.infer<typeof staffPreviewBody>
