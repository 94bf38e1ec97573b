import type { CatalogueDeliveryType, CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import { allowedPeriod } from "#area/rental"
import type { CalendarDay } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { timeOfDay, today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { ChosenExtra, RentalLineTerms } from "#shop/lines/rules/shop-line"
import { firstRentalStart } from "#shop/rental/rules/days/lead-time"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { pricedTerms, rentTermsOf } from "../queries/current-offer"
import type { AddToCartBody } from "../wire/cart"

/** A rental as the customer wishes it: what the wire says, unchecked. */
export interface RentalWish {
  start: unknown
  end: unknown
  deliveryId: string | null
  services: ServiceWish
  /** Staff ask for who may stand at the counter: the shop's working days, which say from when on customers could have it. */
  atCounter?: WorkingDays
}

export interface ServiceWish {
  ids: readonly string[]
  /** What a refusal of them is keyed by. */
  field: string
  /** Chosen before: one that the product has no more stays. */
  areKept?: boolean
}

/** The list where there is one, else the one service that the specification knows. */
export const serviceWish = ({ productservice, productservices }: AddToCartBody): ServiceWish =>
  productservices
    ? { ids: productservices, field: "productservices" }
    : { ids: productservice ? [productservice] : [], field: "productservice" }

const asExtra = ({ id, name, description, priceRappen }: CatalogueDeliveryType): ChosenExtra => ({
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
  const { atCounter, start, end } = wish
  const period = allowedPeriod(start, end, { ...delivery, isWalkIn: atCounter !== undefined }, settings)
  const isWalkIn = (atCounter && period.start < firstStartOf(delivery, settings, atCounter)) || undefined
  const services = chosenServices(catalogue, product, wish.services)
  return pricedTerms({ period, isWalkIn, ...rentTermsOf(product, 0), delivery: asExtra(delivery), services })
}

function firstStartOf(
  { leadDays, cutOff }: CatalogueDeliveryType,
  { dispatchCutOff }: RentalSettings,
  calendar: WorkingDays,
): CalendarDay {
  const moment = { today: today(), timeOfDay: timeOfDay() }
  return firstRentalStart(moment, { leadDays, cutOff: cutOff ?? dispatchCutOff }, calendar)
}

/** In the order of the product's list, whatever that of the wish. */
function chosenServices(
  { services }: CatalogueSnapshot,
  { serviceIds }: CatalogueProduct,
  { ids, field, areKept = false }: ServiceWish,
) {
  const wished = new Set(ids)
  if (wished.size < ids.length) throw invalidField(field, "cart.service_twice")
  const offered = areKept ? [...new Set([...serviceIds, ...ids])] : serviceIds
  const chosen = offered.flatMap((id) => (wished.has(id) ? (services.get(id) ?? []) : []))
  if (chosen.length < wished.size) throw invalidField(field, "cart.service_unknown")
  const groups = chosen.flatMap(({ group }) => group || [])
  const double = groups.find((group, index) => groups.indexOf(group) < index)
  if (double) throw invalidField(field, "cart.service_group", { group: double })
  return chosen.map(({ id, name, description, per, amount }) => ({ id, name, description, per, amount }))
}
