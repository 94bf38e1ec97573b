import type { MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { bodyOf, isAny, listOf } from "./facts"
import type { StockRule } from "./stock-refusal"

const ORDERED = "stock.product_ordered"
const VARIANT_ORDERED = "stock.variant_ordered"
const SOLD_BY_STATUS = "stock.sold_by_status"
const ONE_ARTICLE = "stock.one_article"
const NOT_FROM_A_FILE = "stock.not_from_a_file"

const ofProducts = (db: Knex, ids: unknown[]) =>
  isAny(
    db,
    `select 1 where exists (select 1 from order_line_item where product_id = any(:ids) and deleted_at is null)
      or exists (select 1 from rental_unit where product_id = any(:ids) and deleted_at is null)`,
    { ids: ids.map(String) },
  )
const ofVariants = (db: Knex, ids: unknown[]) =>
  isAny(db, "select 1 from order_line_item where variant_id = any(:ids) and deleted_at is null", {
    ids: ids.map(String),
  })

const deletedOf = (request: MedusaRequest) => listOf(bodyOf(request).delete)

export const keepsProduct: StockRule = async ({ params: { id } }, db) => ((await ofProducts(db, [id])) ? ORDERED : null)
export const keepsProducts: StockRule = async (request, db) =>
  (await ofProducts(db, deletedOf(request))) ? ORDERED : null
export const keepsVariant: StockRule = async ({ params: { variant_id } }, db) =>
  (await ofVariants(db, [variant_id])) ? VARIANT_ORDERED : null
export const keepsVariants: StockRule = async (request, db) =>
  (await ofVariants(db, deletedOf(request))) ? VARIANT_ORDERED : null

interface Update {
  id?: unknown
  variants?: unknown
  sales_channels?: unknown
}

/** What products are to become, the one of the address or many. */
const updatesOf = (request: MedusaRequest): Update[] =>
  [{ ...bodyOf(request), id: request.params.id }, ...listOf(bodyOf(request).update)].map(Object)

/** Medusa deletes the variants that a product is updated without, if it is with any. */
export const keepsOrderedVariants: StockRule = async (request, db) => {
  const sent = updatesOf(request).flatMap(({ id, variants }) => (Array.isArray(variants) ? [{ id, variants }] : []))
  const sql = `select 1 from jsonb_to_recordset(:sent::jsonb) as sent (id text, variants jsonb)
      join product_variant v on v.product_id = sent.id and v.deleted_at is null
      join order_line_item line on line.variant_id = v.id and line.deleted_at is null
     where not sent.variants @> jsonb_build_array(jsonb_build_object('id', v.id))`
  return sent.length > 0 && (await isAny(db, sql, { sent: JSON.stringify(sent) })) ? VARIANT_ORDERED : null
}

/** The shop has one channel and sells all in it that is published. */
export const isSoldByStatus: StockRule = (request) =>
  updatesOf(request).some((product) => product.sales_channels !== undefined) ? SOLD_BY_STATUS : null
export const staysInChannel: StockRule = (request) =>
  listOf(bodyOf(request).remove).length > 0 ? SOLD_BY_STATUS : null

/** A file knows nothing of a product's profile, and takes away the variants that it doesn't name. */
export const isNotFromAFile: StockRule = () => NOT_FROM_A_FILE

interface Linked {
  variant_id?: unknown
  inventory_item_id?: unknown
  required_quantity?: unknown
  inventory_items?: unknown
}

/** What is sent, with all that it is to make, change and consist of. */
const withParts = (sent: unknown): Linked[] => [
  Object(sent),
  ...["create", "update", "variants", "inventory_items"].flatMap((name) =>
    listOf(Object(sent)[name]).flatMap(withParts),
  ),
]

/** Links among what is sent, of a variant with an article. */
const linksIn = (sent: unknown[]) =>
  sent.flatMap((link) => {
    const { variant_id, inventory_item_id }: Linked = Object(link)
    return variant_id && inventory_item_id ? [{ variant_id, inventory_item_id }] : []
  })

const LINKS = (name: string) =>
  `select * from jsonb_to_recordset(:${name}::jsonb) as sent (variant_id text, inventory_item_id text)`
const OF_SEVERAL = `
  with added as (${LINKS("added")}),
    kept as (select variant_id, inventory_item_id from product_variant_inventory_item link
              where deleted_at is null and variant_id in (select variant_id from added)
              except ${LINKS("removed")})
  select 1 from (select * from kept union select * from added) linked group by variant_id having count(*) > 1`

/** Of a piece sold, the shop takes one piece of one article: neither a kit of several nor several of one. */
export const isOneArticle: StockRule = async (request, db) => {
  const sent = bodyOf(request)
  const isKit = ({ required_quantity: each = 1, inventory_items: items }: Linked) =>
    each !== 1 || listOf(items).length > 1
  if (withParts(sent).some(isKit)) return ONE_ARTICLE
  const added = linksIn([{ variant_id: request.params.variant_id, ...sent }, ...listOf(sent.create)])
  if (added.length === 0) return null
  const links = { added: JSON.stringify(added), removed: JSON.stringify(linksIn(deletedOf(request))) }
  return (await isAny(db, OF_SEVERAL, links)) ? ONE_ARTICLE : null
}
