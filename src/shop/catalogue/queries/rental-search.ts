import { allowedPeriod, type PeriodOffer, type RentalService, refuseUnknownDelivery, ruleWire } from "#area/rental"
import { type Rappen, toWireMoney } from "#kernel/money"
import { invalidField, notFound } from "#platform/refusal"
import { UnknownDeliveryTypeError } from "#shop/rental/rules/errors"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import { rentalPrice } from "#shop/rental/rules/rental-price"
import { rentForDays } from "#shop/rental/rules/rental-rates"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import type { ProductKind } from "../rules/product-kinds"
import type { ProductCard, RentalOffer } from "../wire/product"
import type { CatalogueDeliveryType, CatalogueSnapshot } from "./snapshot"
import { rentalListOf } from "./snapshot/answers"

/** A search as its call says it, unchecked; an empty text is none. */
export interface RentalSearchQuery {
  purpose?: string
  from?: string
  to?: string
  delivery?: string
}

export interface RentalSearch {
  period: RentalPeriod
  delivery: CatalogueDeliveryType
}

const FIELDS = { start: "from", end: "to" }

/**
 * The period and delivery searched for; null where no period is asked for.
 * @throws Refusal 400 keyed `from`, `to` or `delivery`
 */
export function rentalSearchOf(
  catalogue: CatalogueSnapshot,
  { from, to, delivery: id }: RentalSearchQuery,
  settings: RentalSettings,
): RentalSearch | null {
  const { deliveryTypes } = catalogue
  const wanted = ({ id: own, isDefault }: CatalogueDeliveryType) => (id ? own === id : isDefault)
  const delivery = deliveryTypes.find(wanted) ?? (id ? undefined : deliveryTypes[0])
  if (id && !delivery) refuseUnknownDelivery(new UnknownDeliveryTypeError(id))
  if (!from && !to) return null
  if (!delivery) throw invalidField("delivery", "rental.delivery_missing")
  return { period: allowedPeriod(from, to, delivery, settings, FIELDS), delivery }
}

interface Priced {
  /** The path category of its own line. */
  category: ProductKind
  price: Rappen
}

/** What a rental comes to in a cart of its own with what comes along by force, without VAT. */
export type NetOf = (rent: Rappen, companion: Priced | null) => Rappen

interface AskedBy {
  customerId?: string
  netOf: NetOf
}

/**
 * The rental list with what each product can be had for, free ones first; each group keeps the list's order.
 * @throws Refusal 404 for an unknown purpose
 */
export async function foundRentals(
  catalogue: CatalogueSnapshot,
  rental: RentalService,
  { purpose, ...search }: RentalSearch & AskedBy & { purpose?: string },
): Promise<RentalOffer[]> {
  const cards = rentalListOf(catalogue, purpose)
  if (!cards) throw notFound()
  const found = await offersOf(cards, { catalogue, rental }, search)
  return [...found.filter(({ free }) => free), ...found.filter(({ free }) => !free)]
}

/** What each of the products can be had for, in their order; one question for all. */
export async function offersOf(
  cards: readonly ProductCard[],
  { catalogue, rental }: { catalogue: CatalogueSnapshot; rental: RentalService },
  { period, delivery, customerId, netOf }: RentalSearch & AskedBy,
): Promise<RentalOffer[]> {
  const productIds = cards.filter((card) => !card.product_is_inactive).map(({ id }) => id)
  const offers = await rental
    .searchPeriod({ productIds, deliveryTypeId: delivery.id, period, customerId })
    .catch(refuseUnknownDelivery)
  return cards.map((card) => {
    const offer = offers.get(card.id)
    const priceOf = (asked: RentalPeriod) => toWireMoney(priceWith(catalogue, card, delivery, asked, netOf))
    const next = offer?.isFree ? null : (offer?.next ?? null)
    const had = offer?.isFree ? period : next
    const saving = had ? savingOf(catalogue, card, had) : 0
    return {
      ...card,
      ...offerWire(offer),
      period_price: priceOf(period),
      next_price: next && priceOf(next),
      ...(saving > 0 && { saving: toWireMoney(saving) }),
    }
  })
}

/** What rates take off a period's days one by one. */
function savingOf({ products }: CatalogueSnapshot, { id }: ProductCard, period: RentalPeriod): Rappen {
  const { priceRappen: pricePerDay = 0, rates = [] } = products.get(id) ?? {}
  const days = chargeableDays(period)
  return days * pricePerDay - rentForDays(days, { pricePerDay, rates }).rent
}

function offerWire(offer: PeriodOffer | undefined): Pick<RentalOffer, "free" | "reason" | "rule" | "next_free"> {
  if (offer?.isFree) return { free: true, next_free: null }
  const next = offer?.next ?? null
  return {
    free: false,
    reason: offer?.reason,
    ...(offer && ruleWire(offer)),
    next_free: next && { rentalstartdate: next.start, rentalenddate: next.end },
  }
}

/** What a rental of the product comes to with what comes along by force, without VAT. */
export function priceWith(
  { products }: CatalogueSnapshot,
  { id }: Pick<ProductCard, "id">,
  { priceRappen }: CatalogueDeliveryType,
  period: RentalPeriod,
  netOf: NetOf,
): Rappen {
  const product = products.get(id)
  const { priceRappen: pricePerDay = 0, rates = [] } = product ?? {}
  const terms = { pricePerDay, rates, delivery: priceRappen, services: [] }
  const companion = products.get(product?.companionId ?? "")
  return netOf(
    rentalPrice(period, terms).total,
    companion ? { category: companion.kind, price: companion.priceRappen } : null,
  )
}
