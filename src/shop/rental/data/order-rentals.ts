import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, type DayNumber, toDayNumber } from "#kernel/calendar-day"
import type { RentalPeriod } from "../rules/rental-period"
import { DEFAULT_RENTAL_SETTINGS } from "../rules/rental-settings"
import type { RentalState } from "../rules/rental-status"
import type { Window } from "../rules/rental-window"
import { zoneOfDays } from "./clock"
import { ownTimes } from "./delivery-rules"

/** The reservation behind an order's rental line. */
export interface OrderRental {
  id: string
  orderId: string
  orderLineId: string
  productId: string
  unitId: string
  deliveryTypeId: string
  state: RentalState
  /** As it stands now, extensions included. */
  period: RentalPeriod
  window: Window
  /** First day on which a unit is away for it: its dispatch, if it is sent. */
  leaves: DayNumber
  daysAfter: number
  /** Working days that it takes back by this way of delivery, no more than when it was reserved; 0 where the customer returns it himself. */
  daysBack: number
  isPinned: boolean
  /** Last day of the unit's calibration; null without one. The unit may still change while it is provisional. */
  calibrationDue: CalendarDay | null
  /** File of the certificate of the unit that the customer has, had or is promised by name. */
  certificateId: string | null
  /** `HH:MM` until which a unit leaves by this way of delivery. */
  cutOff: string
}

interface Row {
  id: string
  order_id: string
  order_line_id: string
  product_id: string
  unit_id: string
  delivery_type_id: string
  status: RentalState
  start_day: CalendarDay
  end_day: CalendarDay
  window_start: CalendarDay
  window_end: CalendarDay
  dispatch_day: CalendarDay | null
  days_after: number
  days_back: number
  is_pinned: boolean
  calibration_due: CalendarDay | null
  certificate_id: string | null
  delivery_slug: string | null
  is_pickup: boolean
  cut_off_time: string | null
  general_cut_off: string | null
}

const cutOffOf = ({ delivery_type_id: id, delivery_slug: slug, is_pickup: isPickup, cut_off_time }: Row) =>
  slug === null ? null : ownTimes({ id, slug, isPickup }, { leadDays: null, cutOff: cut_off_time }).cutOff

const fromRow = (row: Row): OrderRental => ({
  id: row.id,
  orderId: row.order_id,
  orderLineId: row.order_line_id,
  productId: row.product_id,
  unitId: row.unit_id,
  deliveryTypeId: row.delivery_type_id,
  state: row.status,
  period: { start: row.start_day, end: row.end_day },
  window: { first: toDayNumber(row.window_start), last: toDayNumber(row.window_end) },
  leaves: toDayNumber(row.dispatch_day ?? row.window_start),
  daysAfter: row.days_after,
  daysBack: row.days_back,
  isPinned: row.is_pinned,
  calibrationDue: row.calibration_due,
  certificateId: row.certificate_id,
  cutOff: cutOffOf(row) ?? row.general_cut_off ?? DEFAULT_RENTAL_SETTINGS.dispatchCutOff,
})

/**
 * The unit's certificate in the time of the rent: the newest one by its last day, else the first one after; null if staff
 * took that one back. A provisional unit's isn't shown, since another may go out.
 */
const CERTIFICATE = `
    (select case when c.deleted_at is null then c.file_id end
       from rental_certificate c, lateral (select (c.created_at at time zone :zone)::date <= r.end_day as in_time) t
      where c.unit_id = r.unit_id
        and (r.status in ('handed_over', 'returned') or r.status = 'reserved' and r.is_pinned)
      order by t.in_time desc, case when t.in_time then c.created_at end desc, c.created_at
      limit 1) as certificate_id`

/** The rentals of orders, one per line: the one that stands, else the last that was cancelled. */
export async function rentalsOfOrders(db: Knex, orderIds: readonly string[]): Promise<OrderRental[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select distinct on (r.order_line_id) r.*, u.calibration_due::text,
            d.slug as delivery_slug, coalesce(d.price_rappen, 0) = 0 as is_pickup, d.cut_off_time,
            (select value->>'dispatchCutOff' from rental_setting where deleted_at is null) as general_cut_off,
            least(coalesce(d.transit_back_days, 0), r.days_after) as days_back, ${CERTIFICATE}
       from rental_reservation r
       join rental_unit u on u.id = r.unit_id
       left join rental_delivery_type d on d.id = r.delivery_type_id
      where r.order_id = any(:orders) and r.kind = 'rental' and r.swapped_out_of is null and r.deleted_at is null
      order by r.order_line_id, r.status = 'cancelled', r.created_at desc`,
    { orders: [...orderIds], zone: zoneOfDays() },
  )
  return rows.map(fromRow)
}

/**
 * As `rentalsOfOrders` for one line, its rows locked until the end of the transaction, so that a hand-over, a cancellation
 * and an extension wait for each other.
 */
export async function lockRental(trx: Knex.Transaction, orderId: string, lineId: string): Promise<OrderRental | null> {
  await trx("rental_reservation").select("id").where({ order_id: orderId, order_line_id: lineId }).forUpdate()
  const rentals = await rentalsOfOrders(trx, [orderId])
  return rentals.find(({ orderLineId }) => orderLineId === lineId) ?? null
}
