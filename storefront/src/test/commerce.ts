import type { AnalyticsItem } from "../lib/analytics/analytics"

/** What the data layer says of `filledCart`, exactly. */
export const filledCartItems: AnalyticsItem[] = [
  { item_id: "prod-rental", item_name: "BLK 360 G2", item_category: "rental", price: 1755, quantity: 1 },
  { item_id: "prod-insurance", item_name: "Transportversicherung", item_category: "addon", price: 35, quantity: 1 },
  { item_id: "prod-targets", item_name: "Zielmarken-Set", item_category: "accessory", price: 48, quantity: 2 },
]

/** The data layer's events of this name, as they stand. */
export const tracked = (event: string): object[] =>
  (window.dataLayer ?? []).filter((entry) => "event" in entry && entry.event === event)
