import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inOrder, PackedProduct } from "./packed-product"
import type { DeliveryTypeRow, PurposeRow, ReadProduct, ServiceRow } from "./rows"
import { AT_A_TIME, DELIVERY_TYPES, NAMED_BY, PRODUCTS, PURPOSES, SERVICES } from "./statements"

interface Wanted {
  /** All if missing. */
  ids?: string[]
  /** Shown though not published. */
  draft?: string
}

/** In one statement for every `AT_A_TIME` products; the next ones are read while those before are packed. In no order. */
async function packedProducts(knex: Knex, { ids, draft = "" }: Wanted = {}): Promise<PackedProduct[]> {
  const after = async (last: string) =>
    (await knex.raw<{ rows: ReadProduct[] }>(PRODUCTS, { draft, ids: ids ?? null, last })).rows
  const products: PackedProduct[] = []
  let reading = after("")
  for (let isMore = true; isMore; ) {
    const read = await reading
    isMore = read.length === AT_A_TIME
    if (isMore) reading = after(read[AT_A_TIME - 1].id)
    products.push(...PackedProduct.all(read))
  }
  return products
}

/** Everything the snapshot is made of, in four statements (one more for every further `AT_A_TIME` products). */
export async function catalogueRows(knex: Knex) {
  const rows = async <Row>(sql: string) => (await knex.raw<{ rows: Row[] }>(sql)).rows
  const [products, services, purposes, deliveryTypes] = await Promise.all([
    packedProducts(knex),
    rows<ServiceRow>(SERVICES),
    rows<PurposeRow>(PURPOSES),
    rows<DeliveryTypeRow>(DELIVERY_TYPES),
  ])
  return { products: products.sort(inOrder), services, purposes, deliveryTypes }
}
export type CatalogueRows = Awaited<ReturnType<typeof catalogueRows>>

/**
 * One product, published or not, with the products that its page names, the devices' and its counterpart: enough to build
 * its page from.
 */
export async function catalogueRowsAround(knex: Knex, id: string): Promise<CatalogueRows> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(NAMED_BY, { id })
  const ids = [id, ...rows.map((row) => row.id)]
  const [products, services, purposes] = await Promise.all([
    packedProducts(knex, { ids, draft: id }),
    knex.raw<{ rows: ServiceRow[] }>(SERVICES),
    knex.raw<{ rows: PurposeRow[] }>(PURPOSES),
  ])
  return { products: products.sort(inOrder), services: services.rows, purposes: purposes.rows, deliveryTypes: [] }
}

/** The rows with those of some products read again, in one statement. Other products stay the same objects. */
export async function refreshProducts(
  knex: Knex,
  rows: CatalogueRows,
  ids: ReadonlySet<string>,
): Promise<CatalogueRows> {
  const products = rows.products.filter(({ id }) => !ids.has(id))
  for (const product of await packedProducts(knex, { ids: [...ids] }))
    products.splice(placeOf(product, products), 0, product)
  return { ...rows, products }
}

function placeOf(product: PackedProduct, ordered: readonly PackedProduct[]): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (inOrder(ordered[middle], product) < 0) low = middle + 1
    else high = middle
  }
  return low
}
