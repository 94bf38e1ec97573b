import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay, DayNumber } from "../../domain/calendar-day"
import type { ClosedDay } from "../../domain/working-days"

/** A reservation, block or live hold as it is stored; days are day numbers. */
export interface CommitmentRecord {
  id: string
  unit: string | null
  first: DayNumber
  last: DayNumber
  /** Last rent day. */
  end: DayNumber
  days_after: number
  is_block: boolean
  is_tied: boolean
  is_out: boolean
}

export interface DeliveryTypeRecord {
  id: string
  price_rappen: number
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cut_off_time: string | null
}

/** Everything stored that decides about periods of one product. */
export interface ProductRecords {
  restocking_days: number
  /** Units in service, in the order of their serial numbers. */
  units: string[]
  commitments: CommitmentRecord[]
  delivery_types: DeliveryTypeRecord[]
  closed_days: ClosedDay[]
}

const EPOCH = "date '1970-01-01'"

const RESERVATION = `
  select r.id, r.unit_id as unit, r.window_start - ${EPOCH} as first, r.window_end - ${EPOCH} as last,
         r.end_day - ${EPOCH} as "end", r.days_after, r.kind <> 'rental' as is_block,
         r.kind <> 'rental' or r.is_pinned or r.status in ('handed_over', 'returned') as is_tied,
         r.status = 'handed_over' as is_out
    from rental_reservation r`

/** One statement: what lies behind today is not read, save units that are still out. */
const RECORDS = `
  select p.restocking_days,
    (select coalesce(json_agg(u.id order by u.serial_number), '[]') from rental_unit u
      where u.product_id = p.product_id and u.deleted_at is null and u.is_in_service
        and coalesce(u.calibration_due >= :today, true)) as units,
    (select coalesce(json_agg(d), '[]') from
      (select id, price_rappen, preparation_days, transit_out_days, transit_back_days, cut_off_time
         from rental_delivery_type where deleted_at is null order by sort_order, id) d) as delivery_types,
    (select coalesce(json_agg(c), '[]') from
      (select date, name from rental_closed_day where deleted_at is null and date >= cast(:today as date) - 366) c) as closed_days,
    (select coalesce(json_agg(c), '[]') from (
      ${RESERVATION}
       where r.product_id = p.product_id and r.window_end >= :today
         and r.status <> 'cancelled' and r.deleted_at is null
      union all
      ${RESERVATION}
       where r.product_id = p.product_id and r.window_end < :today
         and r.status = 'handed_over' and r.deleted_at is null
      union all
      select h.id, null, h.window_start - ${EPOCH}, h.window_end - ${EPOCH}, h.window_end - ${EPOCH}, 0, false, false, false
        from rental_hold h
       where h.product_id = p.product_id and h.expires_at > :now and h.deleted_at is null
         and h.customer_id is distinct from :customer) c) as commitments
    from rental_product p
   where p.product_id = :product and p.deleted_at is null`

export interface Moment {
  today: CalendarDay
  now: Date
}

/**
 * @param customerId whose own holds are left out
 * @returns null for a product that is not rented out
 */
export async function productRecords(
  db: Knex,
  productId: string,
  { today, now }: Moment,
  customerId: string | null,
): Promise<ProductRecords | null> {
  const bindings = { product: productId, today, now, customer: customerId }
  const { rows } = await db.raw<{ rows: ProductRecords[] }>(RECORDS, bindings)
  return rows[0] ?? null
}
