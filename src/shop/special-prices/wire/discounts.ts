import * as z from "zod/mini"
import { day, id, percent } from "#kernel/wire/primitives"
import { productKind } from "#shop/catalogue/wire/product"

/** What the customer pays less today: for one product, for a kind of products, or for everything if neither is named. */
export const discount = z.object({
  kind: z.nullable(productKind),
  product: z.nullable(id),
  percent,
  /** Its last day; null without one. */
  valid_until: z.nullable(day),
  /** It is the company's that the customer orders for, not his own. */
  of_company: z.boolean(),
})
export type DiscountWire = z.infer<typeof discount>

/**
 * Of his own the most specific applies, that of the product before that of its kind before that of everything, and so of his
 * company's; of these two the higher.
 */
export const discountList = z.array(discount)
