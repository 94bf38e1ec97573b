import { type Rappen, roundToRappen } from "#kernel/money"

/** What a service is charged by: once per rental, per chargeable day, or as a share of the rent. */
export const SERVICE_BASES = ["rental", "day", "permille"] as const
export type ServiceBasis = (typeof SERVICE_BASES)[number]

export interface ServicePrice {
  per: ServiceBasis
  /** Rappen without VAT; per mille of the rent where it is priced by that. */
  amount: number
}

/** A service with what it comes to for a rental, without VAT. */
export type PricedService<Service extends ServicePrice = ServicePrice> = Service & { price: Rappen }

interface ServedRental {
  chargeableDays: number
  rent: Rappen
}

const PRICE_BY: Record<ServiceBasis, (amount: number, rental: ServedRental) => Rappen> = {
  rental: (amount) => amount,
  day: (amount, { chargeableDays }) => chargeableDays * amount,
  permille: (amount, { rent }) => roundToRappen((rent * amount) / 1000),
}

/**
 * What a service comes to; a share of the rent is rounded to whole Rappen, once for each service.
 * @see ruling 12 'Services', docs/decisions/186-services.md
 */
export const servicePrice = ({ per, amount }: ServicePrice, rental: ServedRental): Rappen =>
  PRICE_BY[per](amount, rental)

/** Each service with what it comes to, in their order. */
export const pricedServices = <Service extends ServicePrice>(
  services: readonly Service[],
  rental: ServedRental,
): PricedService<Service>[] => services.map((service) => ({ ...service, price: servicePrice(service, rental) }))

/** What services come to together. */
export const sumOfServices = (services: readonly { price: Rappen }[]): Rappen =>
  services.reduce((sum, { price }) => sum + price, 0)
