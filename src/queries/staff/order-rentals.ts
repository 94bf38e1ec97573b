import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReservationState, StaffRentalLine } from "../../contract/staff"
import type { CalendarDay } from "../../domain/calendar-day"
import type { RentalTerms } from "../lines/shop-line"

interface Row {
  id: string
  product_id: string
  product: string
  terms: RentalTerms
  serial_number: string | null
  occupied_from: CalendarDay | null
  occupied_to: CalendarDay | null
  state: ReservationState | null
}

/** The rental lines of an order with their reserved units, as staff read them beside the order. */
export async function orderRentals(knex: Knex, orderId: string): Promise<StaffRentalLine[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `select l.id, l.product_id, l.product_title as product, l.metadata->'rental' as terms,
        u.serial_number, r.window_start::text as occupied_from, r.window_end::text as occupied_to,
        r.status as state
      from order_item i
      join order_line_item l on l.id = i.item_id
      left join lateral (
        select * from rental_reservation where order_line_id = l.id and deleted_at is null
        order by status = 'cancelled', created_at desc limit 1
      ) r on true
      left join rental_unit u on u.id = r.unit_id
      where i.order_id = ? and i.deleted_at is null and l.metadata \\? 'rental'
        and i.version = (select version from "order" where id = i.order_id)
      order by l.created_at, l.id`,
    [orderId],
  )
  return rows.map(({ terms, ...line }) => ({
    ...line,
    starts_on: terms.period.start,
    ends_on: terms.period.end,
    chargeable_days: terms.chargeableDays,
    occupied_from: line.occupied_from ?? terms.period.start,
    occupied_to: line.occupied_to ?? terms.period.end,
    delivery: terms.delivery.name,
    service: terms.service?.name ?? null,
  }))
}
