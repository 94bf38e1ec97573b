import { francsFromRappen, fromWireMoney } from "#kernel/money"
import type { Addon } from "#shop/catalogue/wire/product"
import { type AnalyticsItem, analyticsItem, trackCommerce } from "../../lib/analytics/analytics"
import { storedText } from "../../lib/session/browser-storage"
import type { Cart, CartLine } from "./api/cart"

const analyticsItemOf = ({ product, category, name, subtotal, quantity }: CartLine): AnalyticsItem =>
  analyticsItem({ id: product.id, category, name, productName: product.name, total: subtotal, quantity })

const contentsOf = (lines: CartLine[]) => ({
  value: francsFromRappen(lines.reduce((sum, { subtotal }) => sum + subtotal, 0)),
  items: lines.map(analyticsItemOf),
})

/** Fires at 'Zur Kasse' (ruling 9). */
export const trackBeginCheckout = (cart: Cart) => trackCommerce("begin_checkout", contentsOf(cart.lines))

export function trackAddonAdded({ id, name, price }: Addon): void {
  const total = fromWireMoney(price)
  const item = analyticsItem({ id, category: "addon", name, productName: name, total, quantity: 1 })
  trackCommerce("add_to_cart", { value: item.price, items: [item] })
}

/** A line that was put back. */
export const trackAdded = (line: CartLine) => trackCommerce("add_to_cart", contentsOf([line]))

/** With what goes along with it. */
export const trackRemoved = (lines: CartLine[]) => trackCommerce("remove_from_cart", contentsOf(lines))

const lastPurchase = storedText("tracked_purchase")

/** Once an order, also when two tabs or a repetition get its answer. @param number the shop's, which every repetition answers */
export function trackPurchase(number: string, cart: Cart): void {
  if (lastPurchase.get() === number) return
  lastPurchase.set(number)
  trackCommerce("purchase", {
    transaction_id: number,
    tax: francsFromRappen(cart.totals.vat),
    shipping: francsFromRappen(cart.totals.shipping),
    ...contentsOf(cart.lines),
  })
}
