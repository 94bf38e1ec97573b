import { ownTimes } from "#area/rental"
import { groupBy } from "#kernel/group-by"
import { toWireMoney } from "#kernel/money"
import { sanitised } from "#platform/staff-html"
import { DEVICES } from "../../rules/devices"
import { isProductKind, PRODUCT_KINDS } from "../../rules/product-kinds"
import type { DeviceReference, ProductCard } from "../../wire/product"
import { searchSourceOf } from "../search/search-document"
import { counterparts } from "./counterparts"
import { LazyDetail } from "./lazy-detail"
import type { CatalogueRows } from "./read-rows"
import type { DeliveryTypeRow, ProductRow, VariantRow } from "./rows"
import type { CatalogueChoice, CatalogueProduct, CatalogueService, CatalogueSnapshot } from "./types"
import {
  cardOf,
  chargesOf,
  chargesOfWire,
  companionOf,
  detailOf,
  rappenOf,
  ratesOf,
  ratesWire,
  referenceOf,
} from "./wire"

/** The rows of one moment as the shop reads them, at once. @see buildSteps */
export function buildSnapshot(rows: CatalogueRows): CatalogueSnapshot {
  const steps = buildSteps(rows)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The rows of one moment as the shop reads them, in small steps between which other work may be done. What has no kind or
 * no price in CHF is not for sale and left out. Details are made when they are first asked for: sanitising their texts
 * takes a thousand times as long as the rest.
 */
export function* buildSteps(rows: CatalogueRows): Generator<undefined, CatalogueSnapshot> {
  const variantsOf = groupBy(rows.variants, ({ product_id }) => product_id)
  const sellable = rows.products.filter(({ id, kind }) => isProductKind(kind) && variantsOf.has(id))
  const services = new Map(rows.services.map((row) => [row.id, serviceOf(row)]))
  const servicesOf = byProduct(rows.services)
  const purposesOf = byProduct(rows.purposes)
  const cards = new Map<string, ProductCard>()
  for (const row of sellable) {
    cards.set(row.id, cardOf(row, variantsOf.get(row.id)!))
    yield
  }
  const counterpartOf = counterparts(cards.values())
  const devicesForSale = devicesOf(sellable, cards)

  const listed = (ids: string[] = []) => ids.flatMap((id) => cards.get(id) ?? []).map(referenceOf)
  const related = (row: ProductRow, card: ProductCard, serviceIds: string[]) => {
    const { kind, profile } = row
    const companion = cards.get(profile?.companion_id ?? "")
    const counterpart = counterpartOf(card)
    return {
      ...ratesWire(ratesOf(row, card, counterpart)),
      ...chargesOfWire(chargesOf(row, card, counterpart)),
      accessoryitems: listed(profile?.accessory_ids),
      softwareserviceitems: listed(profile?.software_ids),
      productservices: serviceIds.map((id) => services.get(id)!.wire),
      ...(companion && { mandatory_companion: companionOf(companion) }),
      ...(counterpart && { counterpart: referenceOf(counterpart) }),
      devices: PRODUCT_KINDS[kind].isByDevice
        ? devicesForSale.filter(({ tag }) => profile?.device_tags.includes(tag))
        : [],
    }
  }

  const products = new Map<string, CatalogueProduct>()
  for (const row of sellable) {
    const variants = variantsOf.get(row.id)!
    const [base, ...others] = variants
    const { profile } = row
    const card = cards.get(row.id)!
    const serviceIds = servicesOf.get(row.id) ?? NONE
    const lazy = new LazyDetail(() => detailOf(row, card, others, related(row, card, serviceIds)))
    products.set(
      row.id,
      Object.assign(lazy, {
        id: row.id,
        variantId: base.id,
        kind: row.kind,
        slug: card.slug,
        handle: row.handle,
        name: row.name,
        card,
        priceRappen: rappenOf(base),
        rates: ratesOf(row, card, counterpartOf(card)),
        charges: chargesOf(row, card, counterpartOf(card)),
        choices: variants.map((variant) => choiceOf(row, variant, base)),
        purposeIds: purposesOf.get(row.id) ?? NONE,
        serviceIds,
        companionId: profile?.companion_id ?? null,
        isInactive: card.product_is_inactive,
        managesInventory: base.manage_inventory,
        inventoryItemId: base.inventory_item_id,
        restockingDays: row.restocking_days ?? 0,
        deviceTags: profile?.device_tags ?? NONE,
        recommended: profile?.is_recommended ?? false,
        goesWith: profile?.goes_with ?? [],
        changedOn: latestDay([row, ...variants]),
        searchSource: searchSourceOf(row, others),
      }),
    )
    yield
  }
  return snapshotOf(products, services, rows)
}

/** The devices of the filters, each with the page of the first product for sale that carries its tag. */
const devicesOf = (rows: ProductRow[], cards: ReadonlyMap<string, ProductCard>): DeviceReference[] =>
  DEVICES.map(({ tag, name }) => {
    const forSale = rows.find(({ kind, profile }) => kind === "purchase" && profile?.device_tags.includes(tag))
    return { tag, name, get_absolute_url: (forSale && cards.get(forSale.id)?.get_absolute_url) || null }
  })

const NONE: string[] = []

/** Ids of the rows that name a product, by product, in their order. */
function byProduct(rows: { id: string; product_ids: string[] }[]): Map<string, string[]> {
  const pairs = rows.flatMap(({ id, product_ids }) => product_ids.map((productId) => ({ id, productId })))
  const groups = groupBy(pairs, ({ productId }) => productId)
  return new Map([...groups].map(([productId, group]) => [productId, group.map(({ id }) => id)]))
}

function snapshotOf(
  products: Map<string, CatalogueProduct>,
  services: Map<string, CatalogueService>,
  rows: CatalogueRows,
): CatalogueSnapshot {
  const all = [...products.values()]
  const lists = groupBy(all, ({ kind }) => kind)
  const bySlug = new Map(all.map((product) => [`${product.kind}/${product.slug}`, product]))
  return {
    products,
    choices: new Map(
      all.flatMap((product) => product.choices.map((choice) => [choice.variantId, { product, choice }])),
    ),
    deliveryTypes: rows.deliveryTypes.map((row) => ({
      id: row.id,
      name: row.name,
      description: sanitised(row.description),
      priceRappen: row.price_rappen,
      ...timesOf(row),
      needsDeliveryAddress: row.needs_delivery_address,
      isDefault: row.is_default,
    })),
    purposes: rows.purposes.map(({ id, name }) => ({ id, name })),
    services,
    findBySlug: (kind, slug) => bySlug.get(`${kind}/${slug}`),
    list: (kind) => lists.get(kind) ?? [],
  }
}

const timesOf = ({ id, slug, price_rappen, lead_days, cut_off_time }: DeliveryTypeRow) =>
  ownTimes({ id, slug, isPickup: price_rappen === 0 }, { leadDays: lead_days, cutOff: cut_off_time })

function choiceOf({ kind, profile }: ProductRow, variant: VariantRow, base: VariantRow): CatalogueChoice {
  const isBase = variant === base
  return {
    variantId: variant.id,
    name: isBase ? (profile?.base_choice_name ?? "") : variant.title,
    category: (isBase ? null : PRODUCT_KINDS[kind].choice) ?? kind,
    sku: variant.sku,
    priceRappen: rappenOf(variant),
    isBase,
    managesInventory: variant.manage_inventory,
    inventoryItemId: variant.inventory_item_id,
  }
}

function serviceOf(row: CatalogueRows["services"][number]): CatalogueService {
  const { id, name, basis, price_rappen, permille, group_name: group } = row
  const description = sanitised(row.description)
  const share = basis === "permille" ? { permille } : {}
  const wire = { id, name, description, price: toWireMoney(price_rappen), basis, ...share, group }
  return { id, name, description, per: basis, amount: basis === "permille" ? permille : price_rappen, group, wire }
}

/** Days compare as text. */
const latestDay = (changed: readonly { changed_on: string }[]): string =>
  changed
    .map(({ changed_on }) => changed_on)
    .sort()
    .at(-1) ?? ""
