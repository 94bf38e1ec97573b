import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { Availability } from "#shop/catalogue/wire/product"

/** The choice that the product itself is (spec "public shop" §4). */
export const BASE_CHOICE = "-1"

/** What can be bought of a product: itself, or one of its packages or plugins. */
export interface Choice {
  /** `BASE_CHOICE`, or the package's or plugin's own. */
  id: string
  name: string
  /** The cart's names for it. */
  category: LineCategory
  productId: string
  /** CHF, excluding VAT: "1250.00". */
  price: string
  /** One line of text. */
  summary: string
  /** HTML; empty where it has none of its own. */
  description: string
  /** HTML: the scope of delivery. */
  deliveryContent: string
  availability: Availability | undefined
  /** What is in it, item by item; none where that isn't told as a list. */
  contents: string[]
  /** Ids of the accessories that are in it. */
  accessories: string[]
}
