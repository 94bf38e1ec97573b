import { type ChargedProduct, defineExtension, type ExtensionRate } from "#extension"

/** A week, which has six chargeable days, costs as much as five. */
const week = ({ pricePerDay }: ChargedProduct): ExtensionRate[] =>
  pricePerDay > 0 ? [{ days: 6, price: 5 * pricePerDay }] : []

export default defineExtension({ name: "example-weekly-rate", requires: "^1.2.0", rates: week })
