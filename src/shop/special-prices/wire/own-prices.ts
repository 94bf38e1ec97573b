import { fromWireMoney, reducedBy, toWireMoney } from "#kernel/money"
import type { MandatoryCompanion, ProductDetail } from "#shop/catalogue/wire/product"
import { bestOn } from "../rules/discount"
import type { DiscountWire } from "./discounts"

export interface OwnPrices {
  discountPermille: number
  /** What comes along, at the customer's price. */
  companion?: MandatoryCompanion
}

/** What the customer who is signed in pays less for a product and what comes along with it, read from the answers of both. */
export function ownPrices(
  { id, category, mandatory_companion: companion }: ProductDetail,
  wire: readonly DiscountWire[],
): OwnPrices {
  const discounts = wire.map(fromWire)
  const permilleOn = (productId: string, kind: ProductDetail["category"]) => bestOn({ productId, kind }, discounts)
  return {
    discountPermille: permilleOn(id, category),
    ...(companion && { companion: reduced(companion, permilleOn(companion.id, companion.category)) }),
  }
}

const reduced = (companion: MandatoryCompanion, permille: number): MandatoryCompanion => ({
  ...companion,
  price: toWireMoney(reducedBy(fromWireMoney(companion.price), permille)),
})

const fromWire = ({ kind, product, percent, of_company: isOfCompany }: DiscountWire) => ({
  kind,
  productId: product,
  permille: Math.round(Number(percent) * 10),
  isOfCompany,
})
