import type { RentalService } from "#area/rental"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import { notFound } from "#platform/refusal"
import { isMeasuringDevice, ofSameSort } from "../rules/comparable"
import type { Alternatives } from "../wire/product"
import { type NetOf, offersOf, priceWith, type RentalSearch } from "./rental-search"
import type { CatalogueProduct, CatalogueSnapshot } from "./snapshot"

/** Devices that are offered instead. */
const MOST_DEVICES = 3

interface AskedFor extends RentalSearch {
  productId: string
  customerId?: string
  netOf: NetOf
}

/**
 * What there is instead of a period of a product: two questions to rental, however many devices there are.
 * @throws Refusal 404 for what isn't a rental product of the shop
 */
export async function alternativesOf(
  catalogue: CatalogueSnapshot,
  rental: RentalService,
  { productId, ...search }: AskedFor,
): Promise<Alternatives> {
  const product = catalogue.products.get(productId)
  if (product?.kind !== "rental") throw notFound()
  const [next, devices] = await Promise.all([
    nextPeriods(catalogue, rental, product, search),
    freeDevices(catalogue, rental, product, search),
  ])
  return { next, devices }
}

type Search = Omit<AskedFor, "productId">

async function nextPeriods(
  catalogue: CatalogueSnapshot,
  rental: RentalService,
  product: CatalogueProduct,
  { period, delivery, customerId, netOf }: Search,
): Promise<Alternatives["next"]> {
  if (product.isInactive) return []
  const question = { productId: product.id, deliveryTypeId: delivery.id, period, customerId }
  const answer = await rental.checkPeriod(question)
  if (answer.ok) return []
  return answer.alternatives.map((one) => ({
    rentalstartdate: one.start,
    rentalenddate: one.end,
    period_price: toWireMoney(priceWith(catalogue, product, delivery, one, netOf)),
  }))
}

async function freeDevices(
  catalogue: CatalogueSnapshot,
  rental: RentalService,
  { id, purposeIds, detail }: CatalogueProduct,
  search: Search,
): Promise<Alternatives["devices"]> {
  const comparable = catalogue
    .list("rental")
    .filter((one) => one.id !== id && !one.isInactive && one.purposeIds.some((purpose) => purposeIds.includes(purpose)))
  const cards = comparable.map(({ card }) => card)
  const offers = (await offersOf(cards, { catalogue, rental }, search)).filter(({ free }) => free)
  const factsOf = (offer: { id: string }) => catalogue.products.get(offer.id)?.detail ?? detail
  const priceOf = ({ period_price }: (typeof offers)[number]) => fromWireMoney(period_price)
  return ofSameSort(offers, isMeasuringDevice(detail), factsOf)
    .sort((a, b) => priceOf(a) - priceOf(b))
    .slice(0, MOST_DEVICES)
}
