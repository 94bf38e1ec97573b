import type { CatalogueSnapshot } from "#area/catalogue"
import type { HeldLine, PeriodRequest } from "#area/rental"
import type { RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"
import { currentOffer } from "./current-offer"

/** What a rental line asks of the rental module. */
export const periodRequest = (productId: string, { period, isWalkIn, delivery }: RentalLineTerms): PeriodRequest => ({
  productId,
  period,
  isWalkIn,
  deliveryTypeId: delivery.id,
})

/** The rental lines, without those whose product or delivery the catalogue no longer has: there is nothing to ask. */
export const heldLines = (lines: readonly ShopLine[], catalogue: CatalogueSnapshot): HeldLine[] =>
  lines.flatMap((line) =>
    line.rental && currentOffer(line, catalogue)
      ? [{ lineId: line.id, ...periodRequest(line.productId, line.rental) }]
      : [],
  )
