import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { rappenFromFrancs, toWireMoney } from "#kernel/money"
import { versionOf } from "#platform/version-of"
import type { ChargeEntry } from "../../rules/charges/product-charge"
import { isDeviceTag } from "../../rules/devices"
import { isPlaced } from "../../rules/named-kinds"
import { addressOf } from "../../rules/product-addresses"
import { ofEachCharge } from "../../rules/product-charges"
import { isProductKind } from "../../rules/product-kinds"
import type { ListingObstacle, StaffProduct, StoredValues } from "../../wire/staff-product"
import { catalogueSnapshot } from "../snapshot/index"
import type { FileRow } from "../snapshot/product-texts"
import { ratesWire } from "../snapshot/wire"
import { type EditedProductRows, editedProductRows } from "./product-rows"

type EditedProduct = Omit<StaffProduct, "rates_by_extension">

/** A product with everything that staff edit of it; undefined if there is no such product. */
export async function staffProduct(scope: MedusaContainer, id: string): Promise<StaffProduct | undefined> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rows, { products }] = await Promise.all([editedProductRows(db, id), catalogueSnapshot(scope)])
  if (!rows) return undefined
  const own = new Set(rows.product.rates.map(({ days }) => days))
  const others = (products.get(id)?.rates ?? []).filter(({ days }) => !own.has(days))
  return { ...staffProductOf(rows), rates_by_extension: ratesWire(others).rates ?? [] }
}

export function staffProductOf(rows: EditedProductRows): EditedProduct {
  const { product, services, purposes, linked } = rows
  const kind = isProductKind(product.kind) ? product.kind : null
  return {
    id: product.id,
    kind,
    path: kind && addressOf(kind, product.profile?.slug ?? product.handle),
    obstacles: obstaclesOf(rows),
    groups: versioned(storedValues(rows)),
    linked,
    services: services.map(({ is_chosen: _chosen, price_rappen, ...service }) => ({
      ...service,
      price: toWireMoney(price_rappen),
    })),
    purposes: purposes.map(({ id, name }) => ({ id, name })),
  }
}

function obstaclesOf({ product, variants }: EditedProductRows): ListingObstacle[] {
  const obstacles: ListingObstacle[] = []
  if (product.status !== "published") obstacles.push("draft")
  if (!isProductKind(product.kind)) obstacles.push("no_kind")
  if (variants.every(({ price }) => price === null)) obstacles.push("no_price")
  return obstacles
}

const fileOf = ({ title, url, bytes }: FileRow) => ({ title, url, bytes: bytes ?? null })

const entryOf = ({ amount, permille }: ChargeEntry = { amount: 0, permille: 0 }) => ({
  amount: toWireMoney(amount),
  permille,
})

function storedValues({ product, variants, services, purposes }: EditedProductRows): StoredValues {
  const { profile } = product
  const { image_alts = {}, thumbnail_alt = "" } = profile ?? {}
  return {
    card: {
      name: product.title,
      subtitle: product.subtitle ?? "",
      slug: profile?.slug ?? product.handle,
      sort_order: profile?.sort_order ?? 0,
      is_inactive: profile?.is_inactive ?? false,
      card_info: profile?.card_info ?? "",
      fact_laser_reach: profile?.fact_laser_reach ?? "",
      fact_laser_accuracy: profile?.fact_laser_accuracy ?? "",
      fact_speed: profile?.fact_speed ?? "",
      fact_battery: profile?.fact_battery ?? "",
    },
    texts: {
      description: product.description ?? "",
      delivery_content: profile?.delivery_content ?? "",
      accordions: profile?.accordions ?? [],
    },
    media: {
      thumbnail: product.thumbnail === null ? null : { url: product.thumbnail, alt: thumbnail_alt },
      pictures: product.images.map((url) => ({ url, alt: image_alts[url] ?? "" })),
      videos: profile?.videos ?? [],
      documents: (profile?.documents ?? []).map(fileOf),
      sample_data: (profile?.sample_data ?? []).map(fileOf),
    },
    links: {
      accessory_ids: profile?.accessory_ids ?? [],
      software_ids: profile?.software_ids ?? [],
      device_tags: (profile?.device_tags ?? []).filter(isDeviceTag),
      companion_id: profile?.companion_id ?? null,
      is_mandatory: profile?.is_mandatory ?? false,
      is_recommended: profile?.is_recommended ?? false,
      goes_with: (profile?.goes_with ?? []).filter(isPlaced),
    },
    prices: {
      choices: variants.map(({ id, title, price, description, delivery_content }, index) => ({
        id,
        name: index === 0 ? (profile?.base_choice_name ?? "") : title,
        price: price === null ? null : toWireMoney(rappenFromFrancs(Number(price))),
        description,
        delivery_content,
      })),
    },
    rates: { rates: product.rates.map(({ days, price }) => ({ days, price: toWireMoney(price) })) },
    charges: { charges: ofEachCharge((code) => entryOf(profile?.charges[code])) },
    offers: {
      service_ids: services.filter(({ is_chosen }) => is_chosen).map(({ id }) => id),
      purpose_ids: purposes.filter(({ is_chosen }) => is_chosen).map(({ id }) => id),
      restocking_days: product.restocking_days ?? 0,
    },
    search: {
      seo_title: profile?.seo_title ?? "",
      seo_description: profile?.seo_description ?? "",
      search_keywords: profile?.search_keywords ?? "",
      in_search: profile?.in_search ?? true,
    },
  }
}

const versioned = (values: StoredValues): StaffProduct["groups"] =>
  Object.fromEntries(
    Object.entries(values).map(([group, value]) => [group, { version: versionOf(value), values: value }]),
  ) as StaffProduct["groups"]
