import type { Rappen } from "#kernel/money"
import { chargeableDays, type RentalPeriod } from "./rental-period"
import { type Rent, type RentPrices, rentForDays } from "./rental-rates"
import { type PricedService, pricedServices, type ServicePrice, sumOfServices } from "./service-price"

export interface PriceBasis<Service extends ServicePrice = ServicePrice> extends RentPrices {
  /** Once per rental; 0 for pickup. */
  delivery: Rappen
  services: readonly Service[]
}

export interface RentalPrice<Service extends ServicePrice = ServicePrice> extends PriceBasis<Service>, Rent {
  chargeableDays: number
  services: PricedService<Service>[]
  /** Rent, delivery and services, without VAT. */
  total: Rappen
}

/**
 * What a rental costs without VAT, with the parts the price line shows.
 * @see spec "public shop" §9, rental price
 */
export const rentalPrice = <Service extends ServicePrice>(
  period: RentalPeriod,
  basis: PriceBasis<Service>,
): RentalPrice<Service> => priceForDays(chargeableDays(period), basis)

/** The same for some chargeable days. What services cost doesn't depend on a discount. */
export function priceForDays<Service extends ServicePrice>(
  days: number,
  basis: PriceBasis<Service>,
): RentalPrice<Service> {
  const rent = rentForDays(days, basis)
  const services = pricedServices(basis.services, { chargeableDays: days, rent: rent.listRent })
  const total = rent.rent + basis.delivery + sumOfServices(services)
  return { ...basis, ...rent, chargeableDays: days, services, total }
}
