import type { ProductDetail } from "@contract"
import { francsFromRappen, type Rappen } from "@domain/money"
import { trackCommerce } from "../../lib/analytics"

/** @param total the whole line without VAT: rent, delivery and service */
export function trackRentalAdded({ id, name }: ProductDetail, total: Rappen): void {
  const value = francsFromRappen(total)
  trackCommerce("add_to_cart", {
    value,
    items: [{ item_id: id, item_name: name, item_category: "rental", price: value, quantity: 1 }],
  })
}
