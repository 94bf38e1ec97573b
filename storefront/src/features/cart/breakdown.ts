import type { Rappen } from "#kernel/money"
import { fromWireMoney } from "#kernel/money"
import type { ChosenServiceWire } from "#shop/lines/wire/line"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import type { CartLine } from "./api/cart"

/** What a rental's sum is made of; its parts come to the line's sum. */
interface Breakdown {
  rent: Rappen
  /** What the days would cost one by one, where rates make them cheaper; null else. */
  dayByDay: { days: number; price: Rappen; sum: Rappen } | null
  delivery: { name: string; amount: Rappen }
  services: { service: ChosenServiceWire; amount: Rappen }[]
}

/** Null where there is nothing to part: no rental, or a price that staff set for the whole. */
export function breakdownOf(line: CartLine): Breakdown | null {
  const { period, delivery, ownPrice, subtotal, product } = line
  if (!period || !delivery || line.priceIsSet) return null
  const services = line.services.map((service) => ({ service, amount: fromWireMoney(service.price) }))
  const rent = services.reduce((rest, { amount }) => rest - amount, subtotal - delivery.price)
  const days = chargeableDays(period)
  const sum = days * product.price
  const isCheaper = ownPrice === null && sum > rent
  return {
    rent,
    dayByDay: isCheaper ? { days, price: product.price, sum } : null,
    delivery: { name: delivery.name, amount: delivery.price },
    services,
  }
}
