import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffArticle } from "../../wire/staff-stock"

/** What the shop counts of a product, by number. One statement. */
export async function productStock(db: Knex, productId: string): Promise<StaffArticle[]> {
  const { rows } = await db.raw<{ rows: StaffArticle[] }>(
    `select item.id, coalesce(item.title, item.sku, '') as name, coalesce(item.sku, '') as sku,
            sum(level.stocked_quantity)::int as pieces, sum(level.reserved_quantity)::int as reserved
       from inventory_item item
       join inventory_level level on level.inventory_item_id = item.id and level.deleted_at is null
      where item.deleted_at is null and item.id in (
            select link.inventory_item_id
              from product_variant variant
              join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
             where variant.product_id = ? and variant.deleted_at is null and variant.manage_inventory)
      group by item.id order by sku, item.id`,
    [productId],
  )
  return rows
}
