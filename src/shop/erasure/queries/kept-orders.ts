import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"

export interface KeptOrder {
  id: string
  /** On which something was booked that its papers are about. */
  last_day: CalendarDay
}

const ZURICH = (instant: string) => `(${instant} at time zone 'Europe/Zurich')::date`

/** @param which condition on the order `o` */
const keptOrders = (which: string) => `
  select o.id, greatest(${ZURICH("o.created_at")}, ${ZURICH("o.canceled_at")},
           (select max(date) from erp_invoice where order_id = o.id and deleted_at is null),
           (select max(end_day) from rental_reservation where order_id = o.id and deleted_at is null),
           (select max(day) from rental_change where order_id = o.id and deleted_at is null))::text as last_day
    from "order" o where o.deleted_at is null and not o.is_draft_order and ${which}`

export async function ordersOfCustomer(db: Knex, customerId: string): Promise<KeptOrder[]> {
  const { rows } = await db.raw<{ rows: KeptOrder[] }>(keptOrders("o.customer_id = ?"), [customerId])
  return rows
}

/** Orders of erased customers that name them still; none that is younger than they are kept. */
export async function ordersThatName(db: Knex, before: CalendarDay): Promise<KeptOrder[]> {
  const { rows } = await db.raw<{ rows: KeptOrder[] }>(
    keptOrders(`o.created_at < ?::date and o.customer_id in (select customer_id from customer_erasure)
      and exists (select from order_address a where a.id in (o.billing_address_id, o.shipping_address_id)
                     and concat(a.company, a.first_name, a.last_name, a.address_1) <> '')`),
    [before],
  )
  return rows
}
