import type { Rappen } from "#kernel/money"
import { chargeableDays, type RentalPeriod } from "./rental-period"
import { type Rent, type RentPrices, rentForDays } from "./rental-rates"

export interface PriceBasis extends RentPrices {
  /** Once per rental; 0 for pickup. */
  delivery: Rappen
  /** Once per rental; 0 without a service. */
  service: Rappen
}

export interface RentalPrice extends PriceBasis, Rent {
  chargeableDays: number
  /** Rent, delivery and service, without VAT. */
  total: Rappen
}

/**
 * What a rental costs without VAT, with the parts the price line shows.
 * @see spec "public shop" §9, rental price
 */
export function rentalPrice(period: RentalPeriod, basis: PriceBasis): RentalPrice {
  const days = chargeableDays(period)
  const rent = rentForDays(days, basis)
  return { ...basis, ...rent, chargeableDays: days, total: rent.rent + basis.delivery + basis.service }
}
