import type { CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInZurich, now } from "#platform/clock"
import type { LineCharge } from "#shop/lines/rules/line-charge"
import { type QuoteMark, type RentalLineTerms, rentPricesOf, type ShopLine } from "#shop/lines/rules/shop-line"
import { type LinePrice, priceOfPiece } from "#shop/lines/rules/special-price"
import { type RentalPrice, rentalPrice } from "#shop/rental/rules/rental-price"
import type { ServicePrice } from "#shop/rental/rules/service-price"

/** How long the price that a line was given in the cart stands without being compared with the catalogue's. */
const PRICE_STANDS_MS = 24 * 3_600_000

/** Terms that nobody has priced yet. */
export type UnpricedTerms<Service extends ServicePrice = ServicePrice> = Omit<
  RentalLineTerms,
  "chargeableDays" | "services"
> & { services: readonly Service[] }

/** What a rental of these terms costs without VAT, with its parts. */
export const priceOf = <Service extends ServicePrice>(terms: UnpricedTerms<Service>): RentalPrice<Service> =>
  rentalPrice(terms.period, { ...rentPricesOf(terms), delivery: terms.delivery.price, services: terms.services })

/** The same terms with what their days and services come to. */
export function pricedTerms<Service extends ServicePrice & { id: string; name: string; description: string }>(
  terms: UnpricedTerms<Service>,
): RentalLineTerms {
  const { chargeableDays, services } = priceOf(terms)
  return { ...terms, chargeableDays, services }
}

/** What a product's rent is computed from, as a line keeps it. */
export const rentTermsOf = (
  { priceRappen, rates }: Pick<CatalogueProduct, "priceRappen" | "rates">,
  discountPermille = 0,
) => ({
  pricePerDay: priceRappen,
  rates: rates.length > 0 ? rates : undefined,
  discountPermille: discountPermille > 0 ? discountPermille : undefined,
})

/** A rental as a line is sold for it. */
export function rentalLinePrice(terms: UnpricedTerms): LinePrice {
  const { total, rent, listRent } = priceOf(terms)
  const { discountPermille = 0 } = terms
  if (discountPermille === 0) return { unitPrice: total }
  return { unitPrice: total, special: { listPrice: total - rent + listRent, discountPermille } }
}

export interface CurrentOffer extends LinePrice {
  /** A rental's terms at today's prices. */
  rental: RentalLineTerms | null
  charges: readonly LineCharge[]
}

/**
 * What the line would cost if it were added now; null if it can't be had any more. What came along with another line is
 * judged with that line: it can't be removed alone.
 * @param discountPermille of the customer, on such a line
 * @param isPromised whether its delivery and services are still had, as they were agreed, where new lines can't choose them any more
 */
export function currentOffer(
  line: ShopLine,
  catalogue: CatalogueSnapshot,
  discountPermille = 0,
  isPromised = hasAgreedPrice(line) && !priceHasAged(line, now()),
): CurrentOffer | null {
  const found = catalogue.choices.get(line.variantId)
  if (!found || (found.product.isInactive && line.companionOf === null)) return null
  const { charges, kind } = found.product
  // Since it was put there the product became a rental, or one that is sold.
  if ((kind === "rental") !== (line.rental !== null)) return null
  if (line.rental === null)
    return { ...priceOfPiece(found.choice.priceRappen, discountPermille), rental: null, charges }
  const { delivery, services } = line.rental
  if (hasFixedPeriod(line, catalogue) && !isPromised) return null
  const deliveryNow = catalogue.deliveryTypes.find(({ id }) => id === delivery.id)
  const rental = pricedTerms({
    ...line.rental,
    ...rentTermsOf(found.product, discountPermille),
    delivery: { ...delivery, price: deliveryNow?.priceRappen ?? delivery.price },
    services: services.map(({ price: _price, ...service }) => {
      const { per, amount } = catalogue.services.get(service.id) ?? service
      return { ...service, per, amount }
    }),
  })
  return { ...rentalLinePrice(rental), rental, charges }
}

const areOffered = ({ delivery, services }: RentalLineTerms, catalogue: CatalogueSnapshot): boolean =>
  catalogue.deliveryTypes.some(({ id }) => id === delivery.id) && services.every(({ id }) => catalogue.services.has(id))

/** Whether it is a rental whose delivery or services can't be chosen any more: where it is had still, then for its own days. */
export const hasFixedPeriod = ({ rental }: Pick<ShopLine, "rental">, catalogue: CatalogueSnapshot): boolean =>
  rental !== null && !areOffered(rental, catalogue)

/**
 * Whether it came along with another line and isn't in the catalogue any more, or is rented out by now: it can't be had, and nobody can
 * take it out alone.
 */
export const isGoneCompanion = (
  { companionOf, variantId }: Pick<ShopLine, "companionOf" | "variantId">,
  catalogue: CatalogueSnapshot,
): boolean => companionOf !== null && (catalogue.choices.get(variantId)?.product.kind ?? "rental") === "rental"

/** The quote whose price a line has; null once its last day is over, whatever the line still says. */
export const standingQuote = ({ quote }: Pick<ShopLine, "quote">, day: CalendarDay): QuoteMark | null =>
  quote && day <= quote.validUntil ? quote : null

/** Whether the line's price is a quote's or staff's: it is for the line as it is. */
export const hasAgreedPrice = ({ quote, special }: Pick<ShopLine, "quote" | "special">): boolean =>
  Boolean(quote ?? special?.set)

/** Whether the line's price is so old that it has to be today's. A quoted or set one stands until its last day. */
export function priceHasAged({ pricedAt, quote, special }: ShopLine, at: Date): boolean {
  const fixed = quote ?? special?.set
  return fixed ? dayInZurich(at) > fixed.validUntil : at.getTime() - pricedAt.getTime() > PRICE_STANDS_MS
}

/** Whether the line was priced with another discount than the customer has; a quoted or set price has none to compare. */
export const hasOtherDiscount = (line: ShopLine, discountPermille: number): boolean =>
  !hasAgreedPrice(line) && (line.special?.discountPermille ?? 0) !== discountPermille
