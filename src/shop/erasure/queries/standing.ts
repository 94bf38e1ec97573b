import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { TO_SEND } from "#area/orders"
import { type Obstacle, obstaclesOf, type Standing } from "../rules/obstacles"

const OF_RENTALS = "from rental_reservation r where r.customer_id = :id and r.kind = 'rental' and r.deleted_at is null"
const OF_ORDERS = `from "order" o where o.customer_id = :id and o.deleted_at is null and not o.is_draft_order`

/** By obstacle, what there is if it stands in the way. */
const SQL: Record<Obstacle, string> = {
  rental_open: `${OF_RENTALS} and r.status in ('reserved', 'handed_over')`,
  parts_missing: `${OF_RENTALS} and r.id in (
    select issue.reservation_id from part_lack lack join part_issue issue on issue.id = lack.issue_id
     where lack.closed_at is null)`,
  goods_to_send: `${OF_ORDERS} and o.id in (${TO_SEND} and waiting.customer_id = :id)`,
  billing_to_come: `${OF_ORDERS} and o.id in (select order_id from order_billing where next_on is not null)`,
  deposit_held: `${OF_ORDERS} and o.canceled_at is null and exists (
    select from order_shipping shipping
      join order_shipping_method method on method.id = shipping.shipping_method_id
      join rental_reservation back on back.order_line_id = method.data->>'line' and back.status = 'returned'
     where shipping.order_id = o.id and shipping.version = o.version and shipping.deleted_at is null
       and method.data->>'is_refundable' = 'true' and method.amount > 0
       and not exists (select from rental_change given
                        where given.order_line_id = back.order_line_id and given.kind = 'refund' and given.deleted_at is null))`,
  not_in_books: `${OF_ORDERS} and (
    not exists (select from erp_mirror written where written.order_id = o.id and written.kind = 'order' and written.deleted_at is null)
    or exists (select from erp_mirror open where open.order_id = o.id and open.state <> 'done' and open.deleted_at is null))`,
  invoice_open: `from erp_invoice where customer_id = :id and state in ('draft', 'open', 'partial') and deleted_at is null`,
}

const STANDING = Object.entries(SQL).map(([obstacle, found]) => `exists (select ${found}) as ${obstacle}`)

/** What stands in the way of erasing the customer, in the order in which staff settle it. One statement. */
export async function obstaclesNow(db: Knex, customerId: string): Promise<Obstacle[]> {
  const { rows } = await db.raw<{ rows: Standing[] }>(`select ${STANDING.join(", ")}`, { id: customerId })
  return obstaclesOf(rows[0])
}
