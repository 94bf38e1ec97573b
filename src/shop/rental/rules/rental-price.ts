import type { Rappen } from "#kernel/money"
import { chargeableDays, type RentalPeriod } from "./rental-period"

export interface RentalRates {
  pricePerDay: Rappen
  /** Once per rental; 0 for pickup. */
  delivery: Rappen
  /** Once per rental; 0 without a service. */
  service: Rappen
}

export interface RentalPrice extends RentalRates {
  chargeableDays: number
  /** The daily part: chargeable days × price per day. */
  rent: Rappen
  /** Rent, delivery and service, without VAT. */
  total: Rappen
}

/**
 * What a rental costs without VAT, with the parts the price line shows.
 * @see spec "public shop" §9, rental price
 */
export function rentalPrice(period: RentalPeriod, rates: RentalRates): RentalPrice {
  const days = chargeableDays(period)
  const rent = days * rates.pricePerDay
  return { ...rates, chargeableDays: days, rent, total: rent + rates.delivery + rates.service }
}
