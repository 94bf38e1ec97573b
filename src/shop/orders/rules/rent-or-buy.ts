import type { Rappen } from "#kernel/money"
import { type RentPrices, rentForDays } from "#shop/rental/rules/rental-rates"
import { LONG_RENTAL_DAYS } from "./long-rental"

/** Chargeable days of a month. */
const MONTH_DAYS = 26

export interface RentedSoFar {
  /** Of the period that is chosen; 0 for none. */
  chargeableDays: number
  /** What the customer's rents of this product have come to, without VAT. */
  ownRents: Rappen
  salesPrice: Rappen
}

/** Whether whoever rents should be told what buying costs: the rental is long, or half the price has been paid in rents. */
export const isBuyingWorthALook = ({ chargeableDays, ownRents, salesPrice }: RentedSoFar): boolean =>
  salesPrice > 0 && (chargeableDays >= LONG_RENTAL_DAYS || 2 * ownRents > salesPrice)

/** From so many months of renting on, each at its rate, buying costs less. */
export const monthsUntilBuying = (prices: RentPrices, salesPrice: Rappen): number => {
  const { rent } = rentForDays(MONTH_DAYS, prices)
  return rent > 0 ? Math.floor(salesPrice / rent) + 1 : 0
}
