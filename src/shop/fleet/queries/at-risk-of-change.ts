import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalAtRisk } from "../wire/staff-rental-configuration"

export interface RentalsAtRisk {
  /** The first 50. */
  rows: RentalAtRisk[]
  total: number
}

/** Rentals that are not over, by what `where` says about them. One statement, over what is in hand only. */
async function rentalsInHand(db: Knex, where: string, bindings: Record<string, unknown>): Promise<RentalsAtRisk> {
  const { rows } = await db.raw<{ rows: (RentalAtRisk & { total: string })[] }>(
    `select r.id, coalesce(p.title, '') as product, u.serial_number, r.start_day::text as starts_on,
            r.end_day::text as ends_on, coalesce(d.name, '') as delivery,
            ${addressName("a")} as customer,
            r.order_id, ${shopNumber("o")} as shop_number, r.total
       from (select *, count(*) over () as total from rental_reservation
              where kind = 'rental' and status in ('reserved', 'handed_over') and deleted_at is null and ${where}
              order by start_day, id limit 50) r
       join rental_unit u on u.id = r.unit_id
       left join product p on p.id = r.product_id
       left join rental_delivery_type d on d.id = r.delivery_type_id
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      order by r.start_day, r.id`,
    bindings,
  )
  return { rows: rows.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) }
}

/** Rentals still to be sent or fetched that were made with a delivery type. */
export const rentalsWithDelivery = (db: Knex, deliveryTypeId: string): Promise<RentalsAtRisk> =>
  rentalsInHand(db, "status = 'reserved' and delivery_type_id = :deliveryTypeId", { deliveryTypeId })

/**
 * Rentals that count on the shop being open on one of the days, both ends included: they begin or end then, or are
 * prepared, under way or restocked.
 */
export const rentalsNeedingDays = (
  db: Knex,
  { start, end }: RentalPeriod,
  today: CalendarDay,
): Promise<RentalsAtRisk> =>
  rentalsInHand(
    db,
    `end_day >= :today::date - 60 and window_end >= :start and window_start <= :end
       and ((status = 'reserved' and start_day >= :start) or end_day <= :end)`,
    { start, end, today },
  )
