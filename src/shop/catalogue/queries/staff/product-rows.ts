import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { ServiceBasis } from "#shop/rental/rules/service-price"
import type { ProductKind } from "../../rules/product-kinds"
import type { ProductTexts } from "../snapshot/product-texts"
import type { ProfileRow } from "../snapshot/rows"
import { RATES } from "../snapshot/statements"

/** A product as staff edit it, listed or not. */
export interface EditedProductRow {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  handle: string
  status: string
  thumbnail: string | null
  kind: ProductKind | null
  images: string[]
  profile: (ProfileRow & Omit<ProductTexts, "description" | "images">) | null
  restocking_days: number | null
  rates: RentalRate[]
}

export interface EditedVariantRow {
  id: string
  title: string
  sku: string | null
  price: string | null
  price_id: string | null
  price_set_id: string | null
  manage_inventory: boolean
  inventory_item_id: string | null
  description: string
  delivery_content: string
}

const PRODUCT = `
  select p.id, p.title, p.subtitle, p.description, p.handle, p.status, p.thumbnail, t.value as kind,
         coalesce((select jsonb_agg(i.url order by i.rank, i.id) from image i
                    where i.product_id = p.id and i.deleted_at is null), '[]') as images,
         case when f.id is not null then to_jsonb(f) end as profile, r.restocking_days,
         ${RATES} as rates
    from product p
    left join product_type t on t.id = p.type_id and t.deleted_at is null
    left join catalogue_product_profile f on f.product_id = p.id and f.deleted_at is null
    left join rental_product r on r.product_id = p.id and r.deleted_at is null
   where p.id = ? and p.deleted_at is null`

/** The base choice first; the price is the one that the shop shows. */
const VARIANTS = `
  select v.id, v.title, v.sku, v.manage_inventory, price.amount as price, price.id as price_id, l.price_set_id,
         (select s.inventory_item_id from product_variant_inventory_item s
           where s.variant_id = v.id and s.deleted_at is null order by s.inventory_item_id limit 1) as inventory_item_id,
         coalesce(f.description, '') as description, coalesce(f.delivery_content, '') as delivery_content
    from product_variant v
    left join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
    left join lateral (
      select a.id, a.amount from price a
       where a.price_set_id = l.price_set_id and a.deleted_at is null and a.currency_code = 'chf'
         and a.price_list_id is null and a.rules_count = 0 and coalesce(a.min_quantity, 1) <= 1
       order by a.created_at, a.id limit 1) price on true
    left join catalogue_variant_profile f on f.variant_id = v.id and f.deleted_at is null
   where v.product_id = ? and v.deleted_at is null
   order by v.variant_rank, v.created_at, v.id`

const SERVICES = `
  select s.id, s.name, s.basis, s.price_rappen, s.permille, o.id is not null as is_chosen
    from product_service s
    left join product_service_offer o on o.service_id = s.id and o.product_id = ? and o.deleted_at is null
   where s.deleted_at is null
   order by s.sort_order, s.name, s.id`

const PURPOSES = `
  select p.id, p.name, o.id is not null as is_chosen
    from rental_purpose p
    left join rental_product_purpose o on o.purpose_id = p.id and o.product_id = ? and o.deleted_at is null
   where p.deleted_at is null
   order by p.sort_order, p.name, p.id`

const NAMED = `
  select p.id, p.title as name, t.value as kind
    from product p left join product_type t on t.id = p.type_id and t.deleted_at is null
   where p.id = any(?) and p.deleted_at is null`

interface Chosen {
  id: string
  name: string
  is_chosen: boolean
}

/** All that belongs to one product, in five statements; undefined if there is no such product. */
export async function editedProductRows(db: Knex, id: string) {
  const rows = async <Row>(sql: string, value: string | string[] = id) =>
    (await db.raw<{ rows: Row[] }>(sql, [value])).rows
  const [product] = await rows<EditedProductRow>(PRODUCT)
  if (!product) return undefined
  const { accessory_ids = [], software_ids = [], companion_id = null } = product.profile ?? {}
  const named = [...accessory_ids, ...software_ids, ...(companion_id ? [companion_id] : [])]
  // One after the other: within a transaction there is one connection.
  return {
    product,
    variants: await rows<EditedVariantRow>(VARIANTS),
    services: await rows<Chosen & { basis: ServiceBasis; price_rappen: number; permille: number }>(SERVICES),
    purposes: await rows<Chosen>(PURPOSES),
    linked: await rows<{ id: string; name: string; kind: ProductKind | null }>(NAMED, named),
  }
}
export type EditedProductRows = NonNullable<Awaited<ReturnType<typeof editedProductRows>>>
