import { toWireMoney } from "#kernel/money"
import type { DeliveryType } from "#shop/rental/wire/rental"
import type { ContentChanges } from "#wire/page-data"
import { isDeviceTag } from "../../rules/devices"
import type { GoodsKind, ProductKind } from "../../rules/product-kinds"
import type { Addon, ProductCard, ProductDetail } from "../../wire/product"
import type { CatalogueSnapshot } from "./types"

/** Every function answers one call; `undefined` is 404. */

export const listOf = (catalogue: CatalogueSnapshot, kind: ProductKind): ProductCard[] =>
  catalogue.list(kind).map(({ card }) => card)

export const detailOf = (catalogue: CatalogueSnapshot, kind: ProductKind, slug: string): ProductDetail | undefined =>
  catalogue.findBySlug(kind, slug)?.detail

/** For products without a page of their own. */
export const detailsOf = (catalogue: CatalogueSnapshot, kind: ProductKind): ProductDetail[] =>
  catalogue.list(kind).map(({ detail }) => detail)

/** @param purposeId undefined or "" for all rentals; an unknown purpose is 404 */
export function rentalListOf(catalogue: CatalogueSnapshot, purposeId: string | undefined): ProductCard[] | undefined {
  if (!purposeId) return listOf(catalogue, "rental")
  if (!catalogue.purposes.some(({ id }) => id === purposeId)) return undefined
  return catalogue
    .list("rental")
    .filter(({ purposeIds }) => purposeIds.includes(purposeId))
    .map(({ card }) => card)
}

/** @see ruling 3: filters follow the device tags, an unknown one is 404 */
export function filteredListOf(
  catalogue: CatalogueSnapshot,
  kind: GoodsKind,
  filter: string,
): ProductCard[] | undefined {
  if (filter === "all") return listOf(catalogue, kind)
  if (!isDeviceTag(filter)) return undefined
  return catalogue
    .list(kind)
    .filter(({ deviceTags }) => deviceTags.includes(filter))
    .map(({ card }) => card)
}

/** Recommended add-ons that can be had: what comes along with a product by itself isn't offered. */
export const addonsOf = (catalogue: CatalogueSnapshot): Addon[] =>
  catalogue
    .list("addon")
    .filter(({ recommended, isInactive, isMandatory }) => recommended && !isInactive && !isMandatory)
    .map(({ id, name, goesWith, detail: { description, price, get_thumbnail } }) => ({
      id,
      name,
      description,
      price,
      get_thumbnail,
      goes_with: [...goesWith],
    }))

export const deliveryTypesOf = (catalogue: CatalogueSnapshot): DeliveryType[] =>
  catalogue.deliveryTypes.map(({ id, name, description, priceRappen, leadDays, needsDeliveryAddress, isDefault }) => ({
    id,
    name,
    description,
    price: toWireMoney(priceRappen),
    needs_delivery_address: needsDeliveryAddress,
    is_default: isDefault,
    ...(leadDays !== null && { lead_days: leadDays }),
  }))

/** What has an address of its own, with the day of its last change. */
export const changesOf = (catalogue: CatalogueSnapshot): ContentChanges["products"] =>
  [...catalogue.products.values()].flatMap(({ kind, address: path, changedOn }) =>
    path === null ? [] : [{ kind, path, changedOn }],
  )
