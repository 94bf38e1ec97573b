import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { StaffOutlasting } from "../wire/staff-today"
import type { StaffRentalAtRisk } from "../wire/staff-units"

const COLUMNS = `
  r.id as reservation_id, r.unit_id, r.start_day::text as starts_on, r.end_day::text as ends_on, r.order_id,
  ${shopNumber("o")} as shop_number, ${addressName("a", "r.note")} as customer`

const FROM = `
  from rental_unit u
  join rental_reservation r on r.unit_id = u.id and r.product_id = u.product_id and r.deleted_at is null and r.kind = 'rental'
  left join "order" o on o.id = r.order_id
  left join order_address a on a.id = o.billing_address_id`

/** Rentals still to be given out on units, of these products or of all, that are out of service or retired; by start. */
export async function rentalsAtRisk(
  db: Knex,
  productIds: readonly string[] | null,
  today: CalendarDay,
): Promise<StaffRentalAtRisk[]> {
  const { rows } = await db.raw<{ rows: StaffRentalAtRisk[] }>(
    `select ${COLUMNS} ${FROM}
      where (:products::text[] is null or u.product_id = any(:products))
        and (u.deleted_at is not null or not u.is_in_service or u.calibration_due < :today)
        and r.status = 'reserved' and r.window_end >= :today
      order by r.start_day, r.id`,
    { products: productIds && [...productIds], today },
  )
  return rows
}

/** Rentals that last longer than the calibration of their unit, by the day on which it ends. */
export async function rentalsOutlastingCalibration(db: Knex, today: CalendarDay): Promise<StaffOutlasting[]> {
  const { rows } = await db.raw<{ rows: StaffOutlasting[] }>(
    `select ${COLUMNS}, u.serial_number, u.calibration_due::text ${FROM}
      where u.deleted_at is null and u.is_in_service and u.calibration_due >= :today
        and r.status in ('reserved', 'handed_over') and r.end_day > u.calibration_due
      order by u.calibration_due, r.start_day, r.id`,
    { today },
  )
  return rows
}
