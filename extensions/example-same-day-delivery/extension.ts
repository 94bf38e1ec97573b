import { type DeliveryRule, defineExtension } from "#extension"

/** Who orders by eleven fetches the unit the same day; the courier, a delivery type of that name, needs until ten. */
const deliveries: DeliveryRule = ({ slug, isPickup }) => {
  if (isPickup) return { leadDays: 0, cutOff: "11:00" }
  return slug === "kurier" ? { leadDays: 0, cutOff: "10:00" } : {}
}

export default defineExtension({ name: "example-same-day-delivery", requires: "^1.1.0", deliveries })
