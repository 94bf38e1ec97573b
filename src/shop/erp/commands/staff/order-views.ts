import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { invalidField, notFound } from "#platform/refusal"
import type { OrderViewBody } from "../../wire/staff-order-list"

const MOST = 30

/** One of the same name takes the place of the former one; only so many are kept. */
const KEEP = `
  insert into order_view (id, staff_id, name, filter, q)
  select :id, :staffId, :name, :filter, :q
   where (select count(*) from order_view where staff_id = :staffId and lower(name) <> lower(:name)) < ${MOST}
  on conflict (staff_id, lower(name)) do update set name = excluded.name, filter = excluded.filter, q = excluded.q
  returning id`

/**
 * Keeps what somebody of the staff looks at in the list of orders. It is his own and changes nothing of the shop: no entry in
 * the audit.
 * @returns its id
 * @throws Refusal 400
 */
export async function keepOrderView(scope: MedusaContainer, staffId: string, view: OrderViewBody): Promise<string> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = generateEntityId(undefined, "oview")
  const { rows } = await db.raw<{ rows: { id: string }[] }>(KEEP, { ...view, id, staffId })
  if (rows.length === 0) throw invalidField("name", "input.too_many_entries", { most: MOST })
  return rows[0].id
}

/** @throws Refusal 404 for one that isn't there or is a colleague's */
export async function forgetOrderView(scope: MedusaContainer, staffId: string, id: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if ((await db("order_view").where({ id, staff_id: staffId }).delete()) === 0) throw notFound()
}
