import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"
import { type OwnPrices, ownPrices } from "#shop/special-prices/wire/own-prices"
import { http } from "@/lib/http/http"

/** Asked with the login for what it pays less. */
export const ownPricesOf = async (product: ProductDetail): Promise<OwnPrices> =>
  ownPrices(product, await http.get<DiscountWire[]>("/discounts/", { isOptional: true }))
