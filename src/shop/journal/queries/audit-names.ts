import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { accountName, staffName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"

/** Whatever a change may name by its id, with what staff call it; what is deleted has its name still. */
const NAMES: Record<string, string> = {
  prod: "select id, title as name from product",
  variant: "select id, title as name from product_variant",
  pcat: "select id, name from product_category",
  rpur: "select id, name from rental_purpose",
  rdel: "select id, name from rental_delivery_type",
  runit: "select id, serial_number as name from rental_unit",
  pitem: "select id, serial_number as name from part_item",
  spart:
    "select p.id, coalesce(pool.name, p.name) as name from set_part p left join part_pool pool on pool.id = p.pool_id",
  psvc: "select id, name from product_service",
  evt: "select id, name from event",
  file: "select id, name from stored_file",
  order: `select o.id, ${shopNumber("o")} as name from "order" o`,
  rres: `select r.id, ${shopNumber("o")} as name from rental_reservation r join "order" o on o.id = r.order_id`,
  cus: `select id, ${accountName("customer", "email")} as name from customer`,
  mach: "select id, name from session_machine_access",
  user: `select id, ${staffName("staff", "id")} as name from "user" staff`,
}

const ID = /\b([a-z]+)_[0-9A-Z]{26}\b/g

/** What the ids within these changes stand for. One statement, none if they name nothing. */
export async function auditNames(db: Knex, changes: unknown[]): Promise<Record<string, string>> {
  const found = [...JSON.stringify(changes).matchAll(ID)]
  const kinds = [...new Set(found.map(([, prefix]) => prefix))].filter((prefix) => prefix in NAMES)
  if (kinds.length === 0) return {}
  const { rows } = await db.raw<{ rows: { id: string; name: string }[] }>(
    `select id, name from (${kinds.map((kind) => NAMES[kind]).join(" union all ")}) named where id = any(?)`,
    [[...new Set(found.map(([id]) => id))]],
  )
  return Object.fromEntries(rows.filter(({ name }) => name).map(({ id, name }) => [id, name]))
}
