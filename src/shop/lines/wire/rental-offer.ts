import { fromWireMoney } from "#kernel/money"
import type { ProductDetail, ProductService } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { type PriceBasis, type RentalPrice, rentalPrice } from "#shop/rental/rules/rental-price"
import type { ServicePrice } from "#shop/rental/rules/service-price"
import type { DeliveryType } from "#shop/rental/wire/rental"
import type { TotalsRates } from "../rules/cart-totals"
import type { OrderTotals } from "../rules/totals"
import { totalsOfOffer } from "./offer"

/** A service with what it is charged by. */
export interface OfferedService extends ServicePrice {
  id: string
  name: string
}

export const offeredService = ({ id, name, basis, price, permille }: ProductService): OfferedService => ({
  id,
  name,
  per: basis,
  amount: permille ?? fromWireMoney(price),
})

interface Chosen {
  delivery: Pick<DeliveryType, "price">
  serviceIds: readonly string[]
  /** What the customer pays less for the rent. */
  discountPermille: number
}

/** What a rental is priced by, read from the answers that its page has. */
export const offeredPrices = (
  { price, rates = [], productservices }: ProductDetail,
  { delivery, serviceIds, discountPermille }: Chosen,
): PriceBasis<OfferedService> => ({
  pricePerDay: fromWireMoney(price),
  rates: rates.map((rate) => ({ days: rate.days, price: fromWireMoney(rate.price) })),
  delivery: fromWireMoney(delivery.price),
  services: productservices.filter(({ id }) => serviceIds.includes(id)).map(offeredService),
  discountPermille,
})

/** What its page says of a period: the rental with its parts, and what it comes to with all that belongs to it. */
export function rentalOffer(
  product: ProductDetail,
  period: RentalPeriod,
  prices: PriceBasis<OfferedService>,
  rates: TotalsRates,
): { price: RentalPrice<OfferedService>; totals: OrderTotals } {
  const price = rentalPrice(period, prices)
  return { price, totals: totalsOfOffer(product, { category: "rental", total: price.total }, 1, rates) }
}
