import type { CatalogueDeliveryType, CatalogueProduct, CatalogueService, CatalogueSnapshot } from "#area/catalogue"
import { priceOf, rentTermsOf } from "#area/lines"
import { allowedPeriod } from "#area/rental"
import { invalidField } from "#platform/refusal"
import type { ChosenExtra, RentalLineTerms } from "#shop/lines/rules/shop-line"

import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"

/** A rental as the customer wishes it: what the wire says, unchecked. */
export interface RentalWish {
  start: unknown
  end: unknown
  deliveryId: string | null
  serviceId: string | null
}

const asExtra = ({ id, name, description, priceRappen }: CatalogueDeliveryType | CatalogueService): ChosenExtra => ({
  id,
  name,
  description,
  price: priceRappen,
})

/**
 * The rental the wish describes, by the fixed rules of the calendar and today's prices.
 * @throws Refusal 400 keyed by the field that is wrong
 */
export function rentalLineTerms(
  catalogue: CatalogueSnapshot,
  settings: RentalSettings,
  product: CatalogueProduct,
  wish: RentalWish,
): RentalLineTerms {
  const delivery = catalogue.deliveryTypes.find((type) => type.id === wish.deliveryId)
  if (!delivery) throw invalidField("delivery", "rental.delivery_missing")
  const period = allowedPeriod(wish.start, wish.end, delivery, settings)
  const service = chosenService(catalogue, product, wish.serviceId)
  return termsOf(product, period, asExtra(delivery), service && asExtra(service))
}

function chosenService(catalogue: CatalogueSnapshot, product: CatalogueProduct, serviceId: string | null) {
  if (!serviceId) return null
  const service = product.serviceIds.includes(serviceId) ? catalogue.services.get(serviceId) : undefined
  if (!service) throw invalidField("productservice", "cart.service_unknown")
  return service
}

function termsOf(
  product: CatalogueProduct,
  period: RentalPeriod,
  delivery: ChosenExtra,
  service: ChosenExtra | null,
): RentalLineTerms {
  const terms = { period, ...rentTermsOf(product), delivery, service }
  return { ...terms, chargeableDays: priceOf(terms).chargeableDays }
}
