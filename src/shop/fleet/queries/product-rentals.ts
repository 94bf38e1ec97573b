import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import type { StaffProductRentals, StaffReservation } from "../wire/staff-product-rentals"
import { productUnits } from "./product-units"

const NEXT = 20

/** The units of a rental product, what is planned with them from `today` on, and what is still out. */
export async function productRentals(
  knex: Knex,
  productId: string,
  today: CalendarDay,
  { calibrationNoticeDays }: RentalSettings,
): Promise<StaffProductRentals> {
  const [rental, units, reservations] = await Promise.all([
    knex.raw("select 1 from rental_product where product_id = ? and deleted_at is null", [productId]),
    productUnits(knex, productId, today, calibrationNoticeDays),
    knex.raw<{ rows: StaffReservation[] }>(
      `select r.id, r.kind, u.serial_number, r.status as state, r.start_day::text as starts_on, r.end_day::text as ends_on,
          r.window_start::text as occupied_from, r.window_end::text as occupied_to,
          r.order_id, ${shopNumber("o")} as shop_number,
          ${addressName("a", "null")} as customer
        from rental_reservation r
        join rental_unit u on u.id = r.unit_id
        left join "order" o on o.id = r.order_id
        left join order_address a on a.id = o.billing_address_id
        where r.product_id = ? and r.deleted_at is null
          and (r.status = 'handed_over' or (r.status <> 'cancelled' and r.window_end >= ?))
        order by r.start_day, u.serial_number limit ${NEXT}`,
      [productId, today],
    ),
  ])
  return {
    is_rental: rental.rows.length > 0,
    units,
    reservations: reservations.rows,
  }
}
