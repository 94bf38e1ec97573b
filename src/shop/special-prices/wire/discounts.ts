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
})
export type DiscountWire = z.infer<typeof discount>

/** The most specific applies: that of the product before that of its kind before that of everything. */
export const discountList = z.array(discount)
