import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { rappenFromFrancs } from "#kernel/money"
import { containingLetters, withoutSigns } from "#platform/sql/like"
import { PRODUCT_FILTERS, type ProductFilter } from "../../rules/product-filters"
import { isProductKind, PRODUCT_KIND_NAMES } from "../../rules/product-kinds"
import type {
  ProductListFilter,
  ProductListQuery,
  StaffListedProduct,
  StaffProductList,
} from "../../wire/staff-product-list"

/** Of each product's base choice: the price that the shop shows. */
const PRICES = `
  select distinct on (v.product_id) v.product_id, a.amount
    from product_variant v
    left join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
    left join price a on a.price_set_id = l.price_set_id and a.deleted_at is null and a.currency_code = 'chf'
          and a.price_list_id is null and a.rules_count = 0 and coalesce(a.min_quantity, 1) <= 1
   where v.deleted_at is null
   order by v.product_id, v.variant_rank, v.created_at, v.id, a.created_at, a.id`

const UNITS = `
  select u.product_id, count(*)::int as total,
         count(*) filter (where u.is_in_service and coalesce(u.calibration_due >= :today, true))::int as in_service,
         count(r.id)::int as out
    from rental_unit u
    left join rental_reservation r on r.unit_id = u.id and r.status = 'handed_over' and r.deleted_at is null
   where u.deleted_at is null
   group by u.product_id`

const STOCK = `
  select kept.product_id, sum(level.stocked_quantity - level.reserved_quantity)::int as available
    from (select distinct v.product_id, l.inventory_item_id
            from product_variant v join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
           where v.manage_inventory and v.deleted_at is null) kept
    join inventory_level level on level.inventory_item_id = kept.inventory_item_id and level.deleted_at is null
   group by kept.product_id`

const FOUND = `
  (:q = '' or ${withoutSigns("concat_ws(chr(10), p.title, p.subtitle)")} ilike :letters
   or p.id in (select product_id from product_variant where ${withoutSigns("sku")} ilike :letters and deleted_at is null)
   or p.id in (select product_id from rental_unit where ${withoutSigns("serial_number")} ilike :letters and deleted_at is null))`

const LISTED = `
  with listed as (
    select p.id, p.title as name, coalesce(p.subtitle, '') as subtitle, p.thumbnail, type.value as kind, price.amount as price,
           p.status = 'published' and type.value = any(:kinds) and price.amount is not null as is_listed,
           coalesce(f.is_inactive, false) as is_inactive, stock.available as stock,
           case when type.value = 'rental' then json_build_object(
             'total', coalesce(units.total, 0), 'in_service', coalesce(units.in_service, 0), 'out', coalesce(units.out, 0)) end as units,
           case when type.value = 'rental' then coalesce(units.in_service, 0) else coalesce(stock.available, 1) end <= 0 as is_none_left
      from product p
      left join product_type type on type.id = p.type_id and type.deleted_at is null
      left join catalogue_product_profile f on f.product_id = p.id and f.deleted_at is null
      left join (${PRICES}) price on price.product_id = p.id
      left join (${UNITS}) units on units.product_id = p.id
      left join (${STOCK}) stock on stock.product_id = p.id
     where p.deleted_at is null and (:kind::text is null or type.value = :kind) and ${FOUND})`

const CONDITIONS: Record<ProductFilter, string> = {
  all: "true",
  hidden: "is_listed is not true",
  inactive: "is_inactive",
  none_left: "is_none_left",
}

const COUNTS = PRODUCT_FILTERS.map((filter) => `count(*) filter (where ${CONDITIONS[filter]})::int as "${filter}"`)

/** A page of the products that words find and a filter shows. Two statements, however many there are. */
export async function productList(db: Knex, query: ProductListQuery, today: CalendarDay): Promise<StaffProductList> {
  const [counted, products] = await Promise.all([
    db.raw<{ rows: Record<ProductFilter, number>[] }>(
      `${LISTED} select ${COUNTS.join(", ")} from listed`,
      bindingsOf(query, today),
    ),
    productsShown(db, query, today),
  ])
  return { products, counts: counted.rows[0] }
}

/** Those of all pages unless a part is asked for. One statement. */
export async function productsShown(
  db: Knex,
  query: ProductListFilter & { limit?: number; offset?: number },
  today: CalendarDay,
): Promise<StaffListedProduct[]> {
  const { rows } = await db.raw<{ rows: ListedRow[] }>(
    `${LISTED} select id, name, subtitle, thumbnail, kind, price, coalesce(is_listed, false) as is_listed, is_inactive, units, stock
        from listed where ${CONDITIONS[query.filter]} order by name, id limit :limit offset :offset`,
    { ...bindingsOf(query, today), limit: query.limit ?? null, offset: query.offset ?? 0 },
  )
  return rows.map(({ kind, price, ...row }) => ({
    ...row,
    kind: isProductKind(kind) ? kind : null,
    price: price === null ? null : rappenFromFrancs(Number(price)),
  }))
}

type ListedRow = Omit<StaffListedProduct, "kind" | "price"> & { kind: string | null; price: string | null }

const bindingsOf = ({ kind, q }: ProductListFilter, today: CalendarDay) => ({
  q,
  today,
  kind: kind ?? null,
  letters: containingLetters(q),
  kinds: PRODUCT_KIND_NAMES,
})
