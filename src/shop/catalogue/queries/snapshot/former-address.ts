import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { placeOf } from "../../rules/product-folders"
import type { CatalogueSnapshot } from "./types"

/**
 * Where the product is now that this path once led to; null for a path that was no product's, or whose product is no
 * longer in the shop. One statement, none for what can't be a product's address.
 */
export async function movedProduct(
  db: Knex,
  { products }: Pick<CatalogueSnapshot, "products">,
  path: string,
): Promise<string | null> {
  const place = placeOf(path)
  if (!place) return null
  const former = await db("catalogue_former_address").where(place).first("product_id")
  return products.get(former?.product_id)?.address ?? null
}
