import type { CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import type { Rappen } from "#kernel/money"
import { dayInZurich } from "#platform/clock"
import { type RentalPrice, rentalPrice } from "#shop/rental/rules/rental-price"
import { type RentalLineTerms, rentPricesOf, type ShopLine } from "../rules/shop-line"

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
export const rentTermsOf = ({ priceRappen, rates }: Pick<CatalogueProduct, "priceRappen" | "rates">) => ({
  pricePerDay: priceRappen,
  rates: rates.length > 0 ? rates : undefined,
})

export interface CurrentOffer {
  unitPrice: Rappen
  /** A rental's terms at today's prices. */
  rental: RentalLineTerms | null
}

/**
 * What the line would cost if it were added now; null if it can't be had any more. What came along with another line is
 * judged with that line: it can't be removed alone.
 */
export function currentOffer(line: ShopLine, catalogue: CatalogueSnapshot): CurrentOffer | null {
  const found = catalogue.choices.get(line.variantId)
  if (!found || (found.product.isInactive && line.companionOf === null)) return null
  if (line.rental === null) return { unitPrice: found.choice.priceRappen, rental: null }
  const { delivery, service } = line.rental
  const deliveryNow = catalogue.deliveryTypes.find(({ id }) => id === delivery.id)
  const serviceNow = service && catalogue.services.get(service.id)
  if (!deliveryNow || serviceNow === undefined) return null
  const rental = {
    ...line.rental,
    ...rentTermsOf(found.product),
    delivery: { ...delivery, price: deliveryNow.priceRappen },
    service: service && serviceNow && { ...service, price: serviceNow.priceRappen },
  }
  return { unitPrice: priceOf(rental).total, rental }
}

/** Whether the line's price is so old that it has to be today's. A quoted one stands until the quote's last day. */
export const priceHasAged = ({ pricedAt, quote }: ShopLine, at: Date): boolean =>
  quote ? dayInZurich(at) > quote.validUntil : at.getTime() - pricedAt.getTime() > PRICE_STANDS_MS
