import { percentOf } from "#kernel/format-percent"
import { fromWireMoney, reducedBy, toWireMoney } from "#kernel/money"
import type { ShopTerms } from "#shop/cart/commands/shop-terms"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { priceWith } from "#shop/catalogue/queries/rental-search"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import { offerTotals } from "#shop/lines/rules/offer-totals"
import { netOf } from "#shop/lines/rules/totals"
import { totalsOfOffer } from "#shop/lines/wire/offer"
import { offeredPrices, rentalOffer } from "#shop/lines/wire/rental-offer"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"
import { ownPrices } from "#shop/special-prices/wire/own-prices"
import { saidByTotals } from "./places"
import type { Said } from "./said"
import type { ShopFacts } from "./shop-facts"
import type { GoodsWish, RentalWish } from "./wishes"

/** As `GET /discounts/` answers. */
export const discountsWire = ({ discounts }: ShopFacts): DiscountWire[] =>
  discounts.map(({ kind, product, permille }) => ({
    ...{ kind, product, percent: percentOf(permille), valid_until: null },
    of_company: false,
  }))

/** What a product's page is rendered from. */
export interface PageFacts {
  product: ProductDetail
  rates: TotalsRates
}

export const pageFacts = ({ catalogue, settings }: ShopTerms, productId: string): PageFacts => ({
  product: catalogue.products.get(productId)!.detail,
  rates: totalsRates(settings.sales),
})

/** The product as its page shows it to a customer with these discounts. */
function shown({ product: listed }: PageFacts, discounts: readonly DiscountWire[]) {
  const { discountPermille, companion } = ownPrices(listed, discounts)
  return { discountPermille, product: { ...listed, mandatory_companion: companion } }
}

/** The page of a rental: the line, and what it comes to by itself. */
export function saidOnRentalPage(
  page: PageFacts,
  { start, end, delivery, serviceIds }: RentalWish,
  discounts: readonly DiscountWire[],
): { price: RentalPrice; said: Said } {
  const { product, discountPermille } = shown(page, discounts)
  const chosen = { delivery: { price: toWireMoney(delivery.price) }, serviceIds, discountPermille }
  const prices = offeredPrices(product, chosen)
  const { price, totals } = rentalOffer(product, rentalPeriod(start, end), prices, page.rates)
  return { price, said: saidByTotals(totals) }
}

/** The page of what is sold. */
export function saidOnProductPage(
  page: PageFacts,
  { choiceId, pieces }: GoodsWish,
  discounts: readonly DiscountWire[],
): Said {
  const { product, discountPermille } = shown(page, discounts)
  const [choices, ofChoices] =
    product.packages.length > 0 ? ([product.packages, "package"] as const) : ([product.plugins, "plugin"] as const)
  const choice = choices.find(({ id }) => id === choiceId)
  const total = reducedBy(fromWireMoney((choice ?? product).price), discountPermille) * pieces
  return saidByTotals(
    totalsOfOffer(product, { category: choice ? ofChoices : product.category, total }, pieces, page.rates),
  )
}

/** The list of rentals for a period, which knows neither discounts nor services. */
export function saidInRentalList(
  { catalogue, settings }: ShopTerms,
  { product, delivery, start, end }: RentalWish,
): Said {
  const rates = totalsRates(settings.sales)
  const type = catalogue.deliveryTypes.find(({ id }) => id === delivery.id)!
  const net = priceWith(catalogue, { id: product.id }, type, rentalPeriod(start, end), (total, companion) =>
    netOf(offerTotals({ category: "rental", total }, 1, companion, rates)),
  )
  return { net }
}
