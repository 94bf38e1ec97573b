import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffPart, StaffPartItem, StaffProductParts } from "../wire/staff-parts"

const PARTS = `
  select p.id, p.pool_id, coalesce(pool.name, p.name) as name, coalesce(pool.price_rappen, p.price_rappen) as price_rappen,
         p.quantity, p.version,
         (select count(*)::int from set_part other
           where other.pool_id = p.pool_id and other.id <> p.id and other.withdrawn_at is null) as shared_with
    from set_part p left join part_pool pool on pool.id = p.pool_id
   where p.product_id = ? and p.withdrawn_at is null
   order by p.sort_order, p.id`

const ITEMS = `
  select i.id, i.pool_id, i.serial_number, i.unit_id, u.serial_number as unit_serial, i.state, i.version,
         exists (select from part_issue o where o.item_id = i.id and o.closed_at is null) as is_out
    from set_part p
    join part_item i on i.pool_id = p.pool_id
    left join rental_unit u on u.id = i.unit_id
   where p.product_id = ? and p.withdrawn_at is null
   order by i.state = 'retired', i.serial_number`

const POOLS = `
  select pool.id, pool.name, pool.price_rappen from part_pool pool
   where exists (select from set_part p where p.pool_id = pool.id and p.withdrawn_at is null and p.product_id <> :productId)
     and not exists (select from set_part p where p.pool_id = pool.id and p.withdrawn_at is null and p.product_id = :productId)
   order by pool.name, pool.id limit 200`

/** What goes along with a product's devices, the pieces with serial numbers, and what could be shared. Three statements. */
export async function productParts(db: Knex, productId: string): Promise<StaffProductParts> {
  const [parts, items, pools] = await Promise.all([
    db.raw<{ rows: StaffPart[] }>(PARTS, [productId]),
    db.raw<{ rows: StaffPartItem[] }>(ITEMS, [productId]),
    db.raw<{ rows: StaffProductParts["pools"] }>(POOLS, { productId }),
  ])
  return { parts: parts.rows, items: items.rows, pools: pools.rows }
}
