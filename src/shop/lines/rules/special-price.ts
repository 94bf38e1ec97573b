import { type Rappen, reducedBy } from "#kernel/money"
import { sumOfServices } from "#shop/rental/rules/service-price"
import type { RentalLineTerms, ShopLine, SpecialPrice } from "./shop-line"

/** What a line is sold for, and why that isn't the list's price. */
export interface LinePrice {
  unitPrice: Rappen
  special?: SpecialPrice
}

/** A piece for a customer with a discount; exactly the list's price without one. */
export const priceOfPiece = (listPrice: Rappen, discountPermille: number): LinePrice =>
  discountPermille === 0
    ? { unitPrice: listPrice }
    : { unitPrice: reducedBy(listPrice, discountPermille), special: { listPrice, discountPermille } }

/** What the whole line would cost by the list; null where that isn't more than it costs. */
export function listTotalOf({ special, quantity, total }: Pick<ShopLine, "special" | "quantity" | "total">) {
  const list = special === null ? total : special.listPrice * quantity
  return list > total ? list : null
}

/** What of a rental has no discount: delivery and services, at the list's prices. */
export const extrasOf = ({ delivery, services }: Pick<RentalLineTerms, "delivery" | "services">): Rappen =>
  delivery.price + sumOfServices(services)
