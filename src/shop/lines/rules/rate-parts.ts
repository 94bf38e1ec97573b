import { hasRate, type RatePart, rentForDays } from "#shop/rental/rules/rental-rates"
import { sumOfServices } from "#shop/rental/rules/service-price"
import { rentPricesOf, type ShopLine } from "./shop-line"

/** How rates make up the rent of a line; none where it is days × the price of a day, or where staff gave it another price. */
export function ratePartsOf({ total, rental }: Pick<ShopLine, "total" | "rental">): RatePart[] {
  if (rental === null) return []
  const { rent, parts } = rentForDays(rental.chargeableDays, rentPricesOf(rental))
  const isCharged = total === rent + rental.delivery.price + sumOfServices(rental.services)
  return isCharged && hasRate(parts) ? parts : []
}
