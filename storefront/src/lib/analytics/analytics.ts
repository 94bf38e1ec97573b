import { francsFromRappen, type Rappen } from "#kernel/money"

/** What is tracked of a thing; never who bought it. */
export interface AnalyticsItem {
  item_id: string
  item_name: string
  item_category: string
  /** The package or plugin. */
  item_variant?: string
  /** Of one piece, in CHF, excluding VAT. */
  price: number
  quantity: number
}

interface CommerceDetails {
  value: number
  items: AnalyticsItem[]
}

/** GA4's commerce events that the shop knows, with what each says besides currency, value and items. */
interface CommerceEvents {
  view_item: CommerceDetails
  view_item_list: { item_list_id: string; items: AnalyticsItem[] }
  add_to_cart: CommerceDetails
  remove_from_cart: CommerceDetails
  begin_checkout: CommerceDetails
  purchase: CommerceDetails & { transaction_id: string; tax: number; shipping: number }
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/**
 * Pushes a GA4 commerce event to the local data layer, which sends nothing by itself (ruling 9).
 * `value` is in CHF, excluding VAT.
 */
export function trackCommerce<Name extends keyof CommerceEvents>(event: Name, details: CommerceEvents[Name]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, { event, ecommerce: { currency: "CHF", ...details } })
}

interface TrackedThing {
  id: string
  category: string
  /** With the package or plugin behind it: "BLK 360 G2, Paket Profi". */
  name: string
  productName: string
  /** Of all pieces, excluding VAT. */
  total: Rappen
  quantity: number
}

/** The product and its variant apart; the price is exact, since a total is a whole number of Rappen a piece. */
export const analyticsItem = ({ id, category, name, productName, total, quantity }: TrackedThing): AnalyticsItem => ({
  item_id: id,
  item_name: productName,
  item_category: category,
  ...(name.startsWith(`${productName}, `) ? { item_variant: name.slice(productName.length + 2) } : {}),
  price: francsFromRappen(total / quantity),
  quantity,
})
