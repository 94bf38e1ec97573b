import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refused } from "#platform/refusal"
import { KIND_WORDS } from "../rules/kind-words"
import type { ProductKind } from "../rules/product-kinds"

/** Where a new product belongs in Medusa. */
export interface Places {
  type_id: string
  /** Missing where staff removed the kind's category. */
  category_id: string | null
  sales_channel_id: string
  shipping_profile_id: string | null
  location_id: string | null
}

/** @throws Refusal 400 if Medusa lacks the product type of the kind */
export async function placesOf(trx: Knex.Transaction, kind: ProductKind): Promise<Places> {
  const { rows } = await trx.raw<{ rows: (Omit<Places, "type_id"> & { type_id: string | null })[] }>(
    `select (select id from product_type where value = :kind and deleted_at is null limit 1) as type_id,
            (select id from product_category where handle = :kind and deleted_at is null limit 1) as category_id,
            (select id from shipping_profile where type = 'default' and deleted_at is null limit 1) as shipping_profile_id,
            s.default_sales_channel_id as sales_channel_id, s.default_location_id as location_id
       from store s where s.deleted_at is null limit 1`,
    { kind },
  )
  const [{ type_id, ...places }] = rows
  if (type_id === null) throw refused("catalogue.type_missing", { kind })
  return { type_id, ...places }
}

/**
 * "miete-rtc-360", with a number if that was given before, to it or to one of its choices: Medusa's handle and, in capitals, the article
 * number.
 */
export async function freeHandle(
  trx: Knex.Transaction,
  kind: ProductKind,
  slug: string,
  choices: number,
): Promise<string> {
  const handle = `${KIND_WORDS[kind].code}-${slug}`
  const { rows } = await trx.raw<{ rows: { taken: string }[] }>(
    `select handle as taken from product where starts_with(handle, :handle) and deleted_at is null
     union select lower(sku) from product_variant where starts_with(lower(sku), :handle) and deleted_at is null
     union select lower(sku) from inventory_item where starts_with(lower(sku), :handle) and deleted_at is null`,
    { handle },
  )
  const taken = new Set(rows.map((row) => row.taken))
  const free = [handle, ...Array.from({ length: taken.size }, (_, index) => `${handle}-neu-${index + 1}`)]
  const isFree = (one: string) => ofChoices(one, choices).every((each) => !taken.has(each))
  return free.find(isFree) ?? handle
}

/** Handles or article numbers of a product's choices, the base choice first. */
export const ofChoices = (base: string, choices: number): string[] =>
  Array.from({ length: choices }, (_, rank) => (rank === 0 ? base : `${base}-${rank}`))
