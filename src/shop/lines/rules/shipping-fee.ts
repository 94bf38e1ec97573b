import type { Rappen } from "#kernel/money"
import { kindOfLine, type LineCategory, PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"

export interface ShippableLine {
  category: LineCategory
}

/**
 * The automatic fee 'Versandkosten' (VK1): due when something small is sent by itself, that is with at least one
 * accessory and neither a purchase product nor a package, whose price includes delivery.
 * @see spec "customer area" §9
 */
export function shippingFeeRappen(lines: readonly ShippableLine[], fee: Rappen): Rappen {
  const shipped = lines.map(({ category }) => PRODUCT_KINDS[kindOfLine(category)].shipping)
  return shipped.includes("charged") && !shipped.includes("included") ? fee : 0
}
