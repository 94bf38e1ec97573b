import { GOODS_KINDS } from "../../rules/named-kinds"
import { kindsWhere, type ProductKind } from "../../rules/product-kinds"
import { TEXT_FIELDS } from "./product-texts"

/** Products that are read in one statement: all of a usual shop, and no more than memory has room for besides the others. */
export const AT_A_TIME = 500

/** The latest of some instants as a day in Zurich; missing ones don't count. */
const dayOf = (...instants: string[]) =>
  `to_char(greatest(${instants.join(", ")}) at time zone 'Europe/Zurich', 'YYYY-MM-DD')`

const LIGHT =
  `slug sort_order is_inactive card_info base_choice_name thumbnail_alt accessory_ids software_ids device_tags
  companion_id is_mandatory is_recommended goes_with in_search charges`.split(/\s+/)
const fieldsOf = (alias: string, fields: readonly string[]) => fields.map((field) => `${alias}.${field}`).join(", ")

/** SQL for the row of a query as compact JSON. */
const jsonOf = (query: string) => `(select row_to_json(found) from (${query}) found)`

/** SQL for the rates of the product `p`, the shortest first. */
export const RATES = `
  coalesce((select jsonb_agg(jsonb_build_object('days', rate.days, 'price', rate.price_rappen) order by rate.days)
              from catalogue_rental_rate rate where rate.product_id = p.id), '[]')`

/** Variants with a base price in CHF, the base choice first. @param which of all */
const variants = (which: string) => `
  select v.id, v.product_id, v.title, v.sku, v.manage_inventory, price.amount::text as price,
         f.description, f.delivery_content, stock.inventory_item_id, stock.available::text as available,
         ${dayOf("v.updated_at", "f.updated_at", "price.updated_at")} as changed_on
    from product_variant v
    join lateral (
      select a.amount, a.updated_at
        from product_variant_price_set l join price a on a.price_set_id = l.price_set_id
       where l.variant_id = v.id and l.deleted_at is null and a.deleted_at is null
         and a.currency_code = 'chf' and a.price_list_id is null and a.rules_count = 0
         and coalesce(a.min_quantity, 1) <= 1
       order by a.created_at, a.id limit 1) price on true
    left join catalogue_variant_profile f on f.variant_id = v.id and f.deleted_at is null
    left join lateral (
      select l.inventory_item_id, sum(s.stocked_quantity - s.reserved_quantity) as available
        from product_variant_inventory_item l
        left join inventory_level s on s.inventory_item_id = l.inventory_item_id and s.deleted_at is null
       where l.variant_id = v.id and l.deleted_at is null
       group by l.inventory_item_id order by l.inventory_item_id limit 1) stock on v.manage_inventory
   where v.deleted_at is null and ${which}
   order by v.variant_rank, v.created_at, v.id`

/** Of one product. */
export const VARIANTS = variants("v.product_id = ?")

const ROW = `
  select p.id, p.handle, p.title as name, p.subtitle, p.thumbnail, t.value as kind,
         case when f.id is not null then ${jsonOf(`select ${fieldsOf("f", LIGHT)}`)} end as profile,
         r.restocking_days, ${RATES} as rates, ${dayOf("p.updated_at", "f.updated_at")} as changed_on,
         coalesce((select json_agg(choice) from (${variants("v.product_id = p.id")}) choice), '[]') as variants`

const TEXTS = `
  select p.description, ${fieldsOf("f", TEXT_FIELDS)},
         coalesce((select json_agg(i.url order by i.rank, i.id) from image i
                    where i.product_id = p.id and i.deleted_at is null), '[]') as images`

/** Published products that have a kind, of some ids or after one; a product without profile gets its handle as address. */
export const PRODUCTS = `
  select p.id, cast(${jsonOf(ROW)} as text) as row, cast(json_strip_nulls(${jsonOf(TEXTS)}) as text) as texts
    from product p
    join product_type t on t.id = p.type_id and t.deleted_at is null
    left join catalogue_product_profile f on f.product_id = p.id and f.deleted_at is null
    left join rental_product r on r.product_id = p.id and r.deleted_at is null
   where p.deleted_at is null and (p.status = 'published' or p.id = :draft)
     and (cast(:ids as text[]) is null or p.id = any(:ids)) and p.id > :last
   order by p.id limit ${AT_A_TIME}`

export const SERVICES = `
  select s.id, s.name, s.description, s.basis, s.price_rappen, s.permille, s.group_name,
         coalesce(jsonb_agg(o.product_id) filter (where o.id is not null), '[]') as product_ids
    from product_service s
    left join product_service_offer o on o.service_id = s.id and o.deleted_at is null
   where s.deleted_at is null and s.is_active
   group by s.id order by s.sort_order, s.name, s.id`

export const PURPOSES = `
  select p.id, p.name,
         coalesce(jsonb_agg(o.product_id) filter (where o.id is not null), '[]') as product_ids
    from rental_purpose p
    left join rental_product_purpose o on o.purpose_id = p.id and o.deleted_at is null
   where p.deleted_at is null
   group by p.id order by p.sort_order, p.name, p.id`

export const DELIVERY_TYPES = `
  select id, slug, name, description, price_rappen, lead_days, cut_off_time, needs_delivery_address, is_default
    from rental_delivery_type
   where deleted_at is null and is_active
   order by sort_order, id`

const inSql = (kinds: readonly ProductKind[]) => kinds.map((kind) => `'${kind}'`).join(", ")
const WITH_COUNTERPART = inSql(kindsWhere(({ counterpart }) => counterpart !== null))

export const NAMED_BY = `
  select other.product_id as id
    from catalogue_product_profile f
    join catalogue_product_profile other on other.deleted_at is null and (
      jsonb_exists(f.accessory_ids, other.product_id) or jsonb_exists(f.software_ids, other.product_id) or f.companion_id = other.product_id
      or (f.slug = other.slug and other.kind in (${WITH_COUNTERPART}))
      or (f.kind in (${inSql(GOODS_KINDS)}) and other.kind = 'purchase' and other.device_tags <> '[]'))
   where f.product_id = :id and f.deleted_at is null and other.product_id <> :id`
