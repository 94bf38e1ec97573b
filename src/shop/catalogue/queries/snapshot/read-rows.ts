import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { PackedTexts } from "./packed-texts"
import {
  AT_A_TIME,
  DELIVERY_TYPES,
  type DeliveryTypeRow,
  NAMED_BY,
  PRODUCTS,
  type ProductRow,
  PURPOSES,
  type PurposeRow,
  SERVICES,
  type ServiceRow,
  VARIANTS,
  type VariantRow,
} from "./rows"

type ReadProduct = Omit<ProductRow, "texts"> & { texts: string }

/** Products and their variants, of these ids or all, in two statements for every `AT_A_TIME` products. @param draft shown though not published */
async function productRows(
  knex: Knex,
  ids: string[] | null,
  draft = "",
): Promise<{ products: ProductRow[]; variants: VariantRow[] }> {
  const products: ProductRow[] = []
  const variants: VariantRow[] = []
  for (let last = "", isMore = true; isMore; last = products.at(-1)?.id ?? "") {
    const { rows } = await knex.raw<{ rows: ReadProduct[] }>(PRODUCTS, [draft, ids, ids, last])
    const read = rows.map(({ texts, ...row }) => ({ ...row, texts: new PackedTexts(texts) }))
    products.push(...read)
    const ofThese = [read.map(({ id }) => id)]
    variants.push(...(await knex.raw<{ rows: VariantRow[] }>(VARIANTS, ofThese)).rows)
    isMore = rows.length === AT_A_TIME
  }
  return { products, variants }
}

/** Everything the snapshot is made of, in five statements (two more for every further `AT_A_TIME` products). */
export async function catalogueRows(knex: Knex) {
  const rows = async <Row>(sql: string) => (await knex.raw<{ rows: Row[] }>(sql)).rows
  const [{ products, variants }, services, purposes, deliveryTypes] = await Promise.all([
    productRows(knex, null),
    rows<ServiceRow>(SERVICES),
    rows<PurposeRow>(PURPOSES),
    rows<DeliveryTypeRow>(DELIVERY_TYPES),
  ])
  return { products: products.sort(inOrder), variants, services, purposes, deliveryTypes }
}
export type CatalogueRows = Awaited<ReturnType<typeof catalogueRows>>

/**
 * One product, published or not, with the products that its page names, the devices' and its counterpart: enough to build
 * its page from.
 */
export async function catalogueRowsAround(knex: Knex, id: string): Promise<CatalogueRows> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(NAMED_BY, { id })
  const ids = [id, ...rows.map((row) => row.id)]
  const [{ products, variants }, services, purposes] = await Promise.all([
    productRows(knex, ids, id),
    knex.raw<{ rows: ServiceRow[] }>(SERVICES),
    knex.raw<{ rows: PurposeRow[] }>(PURPOSES),
  ])
  return {
    products: products.sort(inOrder),
    variants,
    services: services.rows,
    purposes: purposes.rows,
    deliveryTypes: [],
  }
}

/** The rows with those of some products read again, in two statements. Rows of other products stay the same objects. */
export async function refreshProducts(
  knex: Knex,
  rows: CatalogueRows,
  ids: ReadonlySet<string>,
): Promise<CatalogueRows> {
  const { products, variants } = await productRows(knex, [...ids])
  return {
    ...rows,
    products: [...rows.products.filter(({ id }) => !ids.has(id)), ...products].sort(inOrder),
    variants: [...rows.variants.filter(({ product_id }) => !ids.has(product_id)), ...variants],
  }
}

const LAST = 1_000_000
const german = new Intl.Collator("de")

/** Display order: staff's, then the name. */
const inOrder = (a: ProductRow, b: ProductRow) =>
  (a.profile?.sort_order ?? LAST) - (b.profile?.sort_order ?? LAST) ||
  german.compare(a.name, b.name) ||
  (a.id < b.id ? -1 : 1)
