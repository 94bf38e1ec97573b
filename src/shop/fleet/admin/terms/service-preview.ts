import type { Typed } from "#admin/ui/form/typed"
import type { Rappen } from "#kernel/money"
import { servicePrice } from "#shop/rental/rules/service-price"
import type { ServiceBody } from "../../wire/staff-rental-configuration"

/** How many chargeable days the preview shows, and what a day of its rental costs. */
const SHOWN_DAYS = [1, 5, 20]
export const SHOWN_DAY_PRICE: Rappen = 20_000

/** What the service comes to for some rentals by day; null while its price is being typed. */
export function listedServicePrices({
  basis,
  price_rappen,
  permille,
}: Pick<Typed<ServiceBody>, "basis" | "price_rappen" | "permille">): { days: number; price: Rappen | null }[] {
  const amount = basis === "permille" ? permille : price_rappen
  return SHOWN_DAYS.map((days) => ({
    days,
    price:
      amount === null
        ? null
        : servicePrice({ per: basis, amount }, { chargeableDays: days, rent: days * SHOWN_DAY_PRICE }),
  }))
}
