import { francsFromRappen, type Rappen } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { analyticsItem, trackCommerce } from "../../lib/analytics/analytics"

export type TrackedRental = Pick<ProductDetail, "id" | "name">

/** @param total the whole line without VAT: rent, delivery and service */
export const trackRentalAdded = ({ id, name }: TrackedRental, total: Rappen): void =>
  trackCommerce("add_to_cart", {
    value: francsFromRappen(total),
    items: [analyticsItem({ id, category: "rental", name, productName: name, total, quantity: 1 })],
  })
