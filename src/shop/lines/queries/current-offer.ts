import type { CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import { dayInZurich } from "#platform/clock"
import { type RentalPrice, rentalPrice } from "#shop/rental/rules/rental-price"
import { type RentalLineTerms, rentPricesOf, type ShopLine } from "../rules/shop-line"
import { type LinePrice, priceOfPiece } from "../rules/special-price"

/** How long the price that a line was given in the cart stands without being compared with the catalogue's. */
const PRICE_STANDS_MS = 24 * 3_600_000

/** What a rental of these terms costs without VAT, with its parts. */
export const priceOf = ({
  period,
  delivery,
  service,
  ...terms
}: Omit<RentalLineTerms, "chargeableDays">): RentalPrice =>
  rentalPrice(period, { ...rentPricesOf(terms), delivery: delivery.price, service: service?.price ?? 0 })

/** What a product's rent is computed from, as a line keeps it. */
export const rentTermsOf = (
  { priceRappen, rates }: Pick<CatalogueProduct, "priceRappen" | "rates">,
  discountPermille: number,
) => ({
  pricePerDay: priceRappen,
  rates: rates.length > 0 ? rates : undefined,
  discountPermille: discountPermille > 0 ? discountPermille : undefined,
})

/** A rental as a line is sold for it. */
export function rentalLinePrice(terms: Omit<RentalLineTerms, "chargeableDays">): LinePrice {
  const { total, rent, listRent } = priceOf(terms)
  const { discountPermille = 0 } = terms
  if (discountPermille === 0) return { unitPrice: total }
  return { unitPrice: total, special: { listPrice: total - rent + listRent, discountPermille } }
}

export interface CurrentOffer extends LinePrice {
  /** A rental's terms at today's prices. */
  rental: RentalLineTerms | null
}

/**
 * What the line would cost if it were added now; null if it can't be had any more. What came along with another line is
 * judged with that line: it can't be removed alone.
 * @param discountPermille of the customer, on such a line
 */
export function currentOffer(
  line: ShopLine,
  catalogue: CatalogueSnapshot,
  discountPermille = 0,
): CurrentOffer | null {
  const found = catalogue.choices.get(line.variantId)
  if (!found || (found.product.isInactive && line.companionOf === null)) return null
  if (line.rental === null) return { ...priceOfPiece(found.choice.priceRappen, discountPermille), rental: null }
  const { delivery, service } = line.rental
  const deliveryNow = catalogue.deliveryTypes.find(({ id }) => id === delivery.id)
  const serviceNow = service && catalogue.services.get(service.id)
  if (!deliveryNow || serviceNow === undefined) return null
  const rental = {
    ...line.rental,
    ...rentTermsOf(found.product, discountPermille),
    delivery: { ...delivery, price: deliveryNow.priceRappen },
    service: service && serviceNow && { ...service, price: serviceNow.priceRappen },
  }
  return { ...rentalLinePrice(rental), rental }
}

/** Whether the line's price is so old that it has to be today's. A quoted or set one stands until its last day. */
export function priceHasAged({ pricedAt, quote, special }: ShopLine, at: Date): boolean {
  const fixed = quote ?? special?.set
  return fixed ? dayInZurich(at) > fixed.validUntil : at.getTime() - pricedAt.getTime() > PRICE_STANDS_MS
}

/** Whether the line was priced with another discount than the customer has; a quoted or set price has none to compare. */
export const hasOtherDiscount = ({ quote, special }: ShopLine, discountPermille: number): boolean =>
  quote === null && !special?.set && (special?.discountPermille ?? 0) !== discountPermille
