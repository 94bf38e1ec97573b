import { francsFromRappen } from "@domain/money"
import { type AnalyticsItem, trackCommerce } from "../../lib/analytics"
import type { Cart, CartLine } from "./api/cart"

export const analyticsItemOf = (line: CartLine): AnalyticsItem => ({
  item_id: line.product.id,
  item_name: line.name,
  item_category: line.category,
  price: francsFromRappen(line.subtotal) / line.quantity,
  quantity: line.quantity,
})

/** Fires at 'Zur Kasse' (ruling 9). */
export const trackBeginCheckout = (cart: Cart) =>
  trackCommerce("begin_checkout", { value: francsFromRappen(cart.subtotal), items: cart.lines.map(analyticsItemOf) })
