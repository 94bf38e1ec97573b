import type { LineCategory } from "@contract"
import { francsFromRappen, type Rappen } from "@domain/money"
import { trackCommerce } from "../../lib/analytics"

export interface Addition {
  /** A package or plugin by its own id. */
  productId: string
  category: LineCategory
  name: string
  /** Of one piece, excluding VAT. */
  price: Rappen
  quantity: number
}

export function trackAdded({ productId, category, name, price, quantity }: Addition): void {
  trackCommerce("add_to_cart", {
    value: francsFromRappen(price * quantity),
    items: [{ item_id: productId, item_name: name, item_category: category, price: francsFromRappen(price), quantity }],
  })
}
