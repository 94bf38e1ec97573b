import { francsFromRappen, type Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { analyticsItem, trackCommerce } from "../../lib/analytics/analytics"

export interface Addition {
  /** A package or plugin by its own id. */
  productId: string
  category: LineCategory
  /** With the package or plugin behind it. */
  name: string
  /** The product's own name, where the other one says more. */
  productName?: string
  /** Of one piece, excluding VAT. */
  price: Rappen
  quantity: number
}

export function trackAdded({ productId: id, category, name, productName = name, price, quantity }: Addition): void {
  const total = price * quantity
  trackCommerce("add_to_cart", {
    value: francsFromRappen(total),
    items: [analyticsItem({ id, category, name, productName, total, quantity })],
  })
}
