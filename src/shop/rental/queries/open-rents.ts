import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OpenRents } from "../rules/limits/open-rent-limit"

/** What decides whether a customer is held to the limit for new ones. */
export interface CustomerStatus extends OpenRents {
  /** Has paid, as it was booked in the shop; what the accounts say comes next to it. */
  hasPaid: boolean
  /** By staff, whatever was paid. */
  isTrusted: boolean
}

/** Rentals that were ordered and not cancelled, with their extensions that weren't waived: before a first payment all are unpaid. */
const SQL = `
  select exists (select from "order" o
                   join order_payment_collection link on link.order_id = o.id and link.deleted_at is null
                   join payment_collection paid on paid.id = link.payment_collection_id
                  where o.customer_id = :customerId and paid.captured_amount > 0) as "hasPaid",
         exists (select from rental_trusted_customer where customer_id = :customerId) as "isTrusted",
         open.units::int, (open.rent + open.more)::int as rent
    from (select count(*) as units, coalesce(sum(round(l.unit_price * 100)), 0) as rent,
                 coalesce(sum((select sum(c.fee) from rental_change c
                                where c.reservation_id = r.id and c.kind in ('extension', 'rescheduling') and c.deleted_at is null
                                  and not exists (select from rental_change waiver
                                                   where waiver.waives = c.id and waiver.deleted_at is null))), 0) as more
            from rental_reservation r
            left join order_line_item l on l.id = r.order_line_id
           where r.customer_id = :customerId and r.kind = 'rental' and r.status <> 'cancelled'
             and r.swapped_out_of is null and r.deleted_at is null) open`

/** One statement. */
export async function customerStatus(db: Knex, customerId: string): Promise<CustomerStatus> {
  const { rows } = await db.raw<{ rows: CustomerStatus[] }>(SQL, { customerId })
  return rows[0]
}
