import { fromWireMoney, reducedBy, toWireMoney } from "#kernel/money"
import type { MandatoryCompanion, ProductDetail } from "#shop/catalogue/wire/product"
import { mostSpecificOn } from "#shop/special-prices/rules/discount"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"
import { http } from "@/lib/http/http"

interface OwnPrices {
  discountPermille: number
  /** What comes along, at the customer's price. */
  companion?: MandatoryCompanion
}

/** What the customer who is signed in pays less for a product and what comes along with it. */
export async function ownPricesOf({ id, category, mandatory_companion: companion }: ProductDetail): Promise<OwnPrices> {
  const discounts = (await http.get<DiscountWire[]>("/discounts/")).map(fromWire)
  const permilleOn = (productId: string, kind: ProductDetail["category"]) =>
    mostSpecificOn({ productId, kind }, discounts)
  return {
    discountPermille: permilleOn(id, category),
    ...(companion && { companion: reduced(companion, permilleOn(companion.id, companion.category)) }),
  }
}

const reduced = (companion: MandatoryCompanion, permille: number): MandatoryCompanion => ({
  ...companion,
  price: toWireMoney(reducedBy(fromWireMoney(companion.price), permille)),
})

const fromWire = ({ kind, product, percent }: DiscountWire) => ({
  kind,
  productId: product,
  permille: Math.round(Number(percent) * 10),
})
