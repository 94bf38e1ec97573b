import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { invalidField, refused } from "#platform/refusal"
import type { GroupValues } from "../wire/staff-product"
import type { ProductEdit } from "./product-edit"

/** Services and purposes of a rental, and its days between two uses. @throws Refusal 400 */
export async function writeOffers(
  edit: ProductEdit,
  { service_ids, purpose_ids, restocking_days }: GroupValues["offers"],
) {
  const { product, services, purposes } = edit.rows
  if (product.kind !== "rental") throw refused("rental.not_rented_out")
  await edit.trx.raw(
    `insert into rental_product (product_id, restocking_days, created_at, updated_at) values (:id, :days, :at, :at)
       on conflict (product_id) do update set restocking_days = :days, updated_at = :at, deleted_at = null`,
    { id: product.id, days: restocking_days, at: now() },
  )
  await choose(edit, { table: "product_service_offer", column: "service_id", prefix: "psof" }, service_ids, services)
  await choose(edit, { table: "rental_product_purpose", column: "purpose_id", prefix: "rpp" }, purpose_ids, purposes)
}

interface OfferTable {
  table: string
  column: "service_id" | "purpose_id"
  prefix: string
}

async function choose(
  { trx, rows: { product } }: ProductEdit,
  { table, column, prefix }: OfferTable,
  ids: string[],
  known: { id: string; is_chosen: boolean }[],
) {
  if (!ids.every((id) => known.some((one) => one.id === id))) throw invalidField(`${column}s`, "input.reference_gone")
  const isChosen = new Set(ids)
  const at = now()
  await trx(table)
    .where({ product_id: product.id })
    .whereIn(
      column,
      known.filter(({ id }) => !isChosen.has(id)).map(({ id }) => id),
    )
    .delete()
  const added = known.filter(({ id, is_chosen }) => isChosen.has(id) && !is_chosen)
  if (added.length === 0) return
  await trx(table).insert(
    added.map(({ id }) => ({
      id: generateEntityId(undefined, prefix),
      product_id: product.id,
      [column]: id,
      created_at: at,
      updated_at: at,
    })),
  )
}
