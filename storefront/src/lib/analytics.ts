export interface AnalyticsItem {
  item_id: string
  item_name: string
  item_category: string
  price: number
  quantity: number
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
export function trackCommerce(
  event: "add_to_cart" | "begin_checkout" | "purchase",
  details: { value: number; items: AnalyticsItem[]; transaction_id?: string },
): void {
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, { event, ecommerce: { currency: "CHF", ...details } })
}
