import { LRUCache } from "lru-cache"
import { ownTimes } from "#area/rental"
import { groupBy } from "#kernel/group-by"
import { toWireMoney } from "#kernel/money"
import { sanitised } from "#platform/staff-html"
import { DEVICES } from "../../rules/devices"
import { addressOf } from "../../rules/product-addresses"
import type { ProductKind } from "../../rules/product-kinds"
import type { DeviceReference } from "../../wire/product"
import { choicesOf } from "./choices"
import type { PackedProduct } from "./packed-product"
import type { CatalogueRows } from "./read-rows"
import type { DeliveryTypeRow, ServiceRow } from "./rows"
import { type Made, type Shop, ShopProduct } from "./shop-product"
import type { CatalogueProduct, CatalogueService, CatalogueSnapshot } from "./types"

/** The rows of one moment as the shop reads them, at once. @see buildSteps */
export function buildSnapshot(rows: CatalogueRows): CatalogueSnapshot {
  const steps = buildSteps(rows)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Products of which what was made is kept: all of a usual shop, and the rentals or the goods of a large one. */
const MOST_MADE = 8_192
const A_STEP = 64

/** The rows of one moment as the shop reads them, in small steps between which other work may be done. */
export function* buildSteps(rows: CatalogueRows): Generator<undefined, CatalogueSnapshot> {
  const products = new Map<string, CatalogueProduct>()
  const lists = new Map<ProductKind, CatalogueProduct[]>()
  const bySlug = new Map<ProductKind, Map<string, CatalogueProduct>>()
  const services = new Map(rows.services.map((row) => [row.id, serviceOf(row)]))
  const made = new LRUCache<PackedProduct, Made>({ max: Math.min(rows.products.length, MOST_MADE) || 1 })
  const findBySlug = (kind: ProductKind, slug: string) => bySlug.get(kind)?.get(slug)
  const shop: Shop = {
    products,
    findBySlug,
    services,
    serviceIdsOf: byProduct(rows.services),
    purposeIdsOf: byProduct(rows.purposes),
    devices: devicesOf(rows.products),
    madeOf(product) {
      const known = made.get(product)
      if (known) return known
      const read = { row: product.read() }
      made.set(product, read)
      return read
    },
  }
  for (const [place, packed] of rows.products.entries()) {
    const product = new ShopProduct(packed, shop)
    products.set(packed.id, product)
    madeIn(lists, packed.kind, () => []).push(product)
    madeIn(bySlug, packed.kind, () => new Map()).set(packed.slug, product)
    if (place % A_STEP === 0) yield
  }
  return {
    products,
    choices: choicesOf(rows.products, products),
    deliveryTypes: rows.deliveryTypes.map(deliveryTypeOf),
    purposes: rows.purposes.map(({ id, name }) => ({ id, name })),
    services,
    findBySlug,
    list: (kind) => lists.get(kind) ?? [],
  }
}

function madeIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = make()
  map.set(key, value)
  return value
}

/** The first product for sale that carries its tag has the page of each. */
const devicesOf = (products: readonly PackedProduct[]): DeviceReference[] =>
  DEVICES.map(({ tag, name }) => {
    const forSale = products.find(({ kind, deviceTags }) => kind === "purchase" && deviceTags.includes(tag))
    return { tag, name, get_absolute_url: (forSale && addressOf(forSale.kind, forSale.slug)) || null }
  })

/** Ids of the rows that name a product, by product, in their order. */
function byProduct(rows: { id: string; product_ids: string[] }[]): Map<string, string[]> {
  const pairs = rows.flatMap(({ id, product_ids }) => product_ids.map((productId) => ({ id, productId })))
  const groups = groupBy(pairs, ({ productId }) => productId)
  return new Map([...groups].map(([productId, group]) => [productId, group.map(({ id }) => id)]))
}

function deliveryTypeOf(row: DeliveryTypeRow): CatalogueSnapshot["deliveryTypes"][number] {
  const { id, name, slug, price_rappen: priceRappen, lead_days: leadDays, cut_off_time: cutOff } = row
  return {
    id,
    name,
    description: sanitised(row.description),
    priceRappen,
    ...ownTimes({ id, slug, isPickup: priceRappen === 0 }, { leadDays, cutOff }),
    needsDeliveryAddress: row.needs_delivery_address,
    isDefault: row.is_default,
  }
}

function serviceOf(row: ServiceRow): CatalogueService {
  const { id, name, basis, price_rappen, permille, group_name: group } = row
  const description = sanitised(row.description)
  const share = basis === "permille" ? { permille } : {}
  const wire = { id, name, description, price: toWireMoney(price_rappen), basis, ...share, group }
  return { id, name, description, per: basis, amount: basis === "permille" ? permille : price_rappen, group, wire }
}
