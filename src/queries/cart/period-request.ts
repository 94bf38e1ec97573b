import type { PeriodRequest } from "../../modules/rental/types"
import type { RentalTerms, ShopLine } from "../lines/shop-line"

/** What a rental line asks of the rental module. */
export const periodRequest = (productId: string, { period, delivery }: RentalTerms): PeriodRequest => ({
  productId,
  period,
  deliveryTypeId: delivery.id,
})

/** The rentals of one product among the lines. */
export const rentalsOf = (lines: readonly ShopLine[], productId: string): PeriodRequest[] =>
  lines.flatMap((line) => (line.rental && line.productId === productId ? [periodRequest(productId, line.rental)] : []))
