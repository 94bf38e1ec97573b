import type { SearchHit } from "#shop/catalogue/wire/search"
import { purchaseProduct } from "./purchase-product"

/** A found product; "RTC" is what was meant. */
export const searchHit: SearchHit = {
  ...purchaseProduct,
  highlights: { name: [[0, 3]], subtitle: [], product_card_info: [] },
}
