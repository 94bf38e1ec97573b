import type { LineFacts, RentalLineTerms } from "#shop/lines/rules/shop-line"
import { type LinePrice, priceOfPiece } from "#shop/lines/rules/special-price"
import type { DiscountOf } from "#shop/special-prices/rules/discount"
import { rentalLinePrice } from "../queries/current-offer"
import type { LineToAdd } from "./line-rows"

/** What of a line's facts its price decides. */
type PriceFacts = Pick<LineFacts, "rental" | "special">

const priceFacts = ({ special }: LinePrice): PriceFacts => (special ? { special } : {})

/** A rental for a customer with a discount, which its terms keep for further days. */
export function rentalAtDiscount(
  terms: RentalLineTerms,
  discountPermille: number,
): Pick<LineToAdd, "unitPrice"> & { facts: PriceFacts } {
  const rental = discountPermille === 0 ? terms : { ...terms, discountPermille }
  const price = rentalLinePrice(rental)
  return { unitPrice: price.unitPrice, facts: { rental, ...priceFacts(price) } }
}

/** A line at the list's price as the customer gets it. */
export function atDiscount<Line extends LineToAdd>(line: Line, discountOf: DiscountOf): Line {
  const { product, facts, unitPrice } = line
  const permille = discountOf({ productId: product.id, kind: product.kind })
  if (permille === 0) return line
  if (facts.rental) {
    const reduced = rentalAtDiscount(facts.rental, permille)
    return { ...line, unitPrice: reduced.unitPrice, facts: { ...facts, ...reduced.facts } }
  }
  const price = priceOfPiece(unitPrice, permille)
  return { ...line, unitPrice: price.unitPrice, facts: { ...facts, ...priceFacts(price) } }
}
