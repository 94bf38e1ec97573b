import type { Rappen } from "#kernel/money"
import type { ChargedProduct } from "./charge"

/** What some chargeable days of a rental cost together, without VAT; a week has six. */
export interface ExtensionRate {
  /** 2 to 400. */
  days: number
  price: Rappen
}

/**
 * Pure: neither clock nor input and output. Rates of a rental product beside those that staff enter, which stand where both name
 * as many days. A rent is the cheapest of all that covers its days; carts follow a rule that has changed, quotes and orders stay.
 * @see docs/decisions/178-rates.md
 */
export type RateRule = (product: ChargedProduct) => readonly ExtensionRate[]
