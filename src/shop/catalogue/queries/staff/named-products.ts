import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { containing } from "#platform/sql/like"
import type { ProductKind } from "../../rules/product-kinds"
import type { StaffProductReference } from "../../wire/staff-product"

const MOST = 20

/** @param kinds none for all */
export async function namedProducts(db: Knex, text: string, kinds: ProductKind[]): Promise<StaffProductReference[]> {
  const { rows } = await db.raw<{ rows: StaffProductReference[] }>(
    `select p.id, p.title as name, t.value as kind
       from product p left join product_type t on t.id = p.type_id and t.deleted_at is null
      where p.deleted_at is null and p.title ilike :pattern and (:isAny or t.value = any(:kinds))
      order by p.title, p.id limit ${MOST}`,
    { pattern: containing(text), isAny: kinds.length === 0, kinds },
  )
  return rows
}
