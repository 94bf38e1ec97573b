import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { buildSnapshot } from "./build"
import { catalogueRowsAround } from "./read-rows"
import type { CatalogueProduct } from "./types"

/** A product as the shop would show it, published or not; undefined if it has no kind or no price. */
export async function previewedProduct(db: Knex, id: string): Promise<CatalogueProduct | undefined> {
  return buildSnapshot(await catalogueRowsAround(db, id)).products.get(id)
}
