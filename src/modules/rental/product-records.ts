import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay, DayNumber } from "../../domain/calendar-day"
import type { ClosedDay } from "../../domain/working-days"

/** A reservation, block or live hold as it is stored; days are day numbers. */
export interface CommitmentRecord {
  id: string
  unit: string | null
  first: DayNumber
  last: DayNumber
  /** Working days until an overdue unit is back, else null. */
  overdue_days: number | null
  is_block: boolean
  is_tied: boolean
}

/** Windows alike, counted: first day, last day, overdue days or null, whether they are blocks, how many. */
export type LoadRecord = [DayNumber, DayNumber, number | null, boolean, number]

export interface DeliveryTypeRecord {
  id: string
  price_rappen: number
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cut_off_time: string | null
}

/** Everything stored that decides about periods of one product; the commitments one by one, or as load. */
export interface ProductRecords<Commitments> {
  restocking_days: number
  /** Units in service, in the order of their serial numbers. */
  units: string[]
  commitments: Commitments[]
  delivery_types: DeliveryTypeRecord[]
  closed_days: ClosedDay[]
}

export interface Moment {
  today: CalendarDay
  now: Date
}

const EPOCH = "date '1970-01-01'"

const UNITS_IN_SERVICE = `rental_unit u
      where u.product_id = p.product_id and u.deleted_at is null and u.is_in_service
        and coalesce(u.calibration_due >= :today, true)`

const RESERVATION = `
      select r.id, r.unit_id as unit, r.window_start - ${EPOCH} as first, r.window_end - ${EPOCH} as last,
             case when r.status = 'handed_over' and r.end_day < :today then r.days_after end as overdue_days,
             r.kind <> 'rental' as is_block,
             r.kind <> 'rental' or r.is_pinned or r.status in ('handed_over', 'returned') as is_tied
        from rental_reservation r
       where r.product_id = p.product_id and r.deleted_at is null`

/** What lies behind today is not read, save units that are still out. */
const COMMITMENTS = `
      ${RESERVATION} and r.window_end >= :today and r.status <> 'cancelled'
      union all
      ${RESERVATION} and r.window_end < :today and r.status = 'handed_over'
      union all
      select h.id, null, h.window_start - ${EPOCH}, h.window_end - ${EPOCH}, null, false, false
        from rental_hold h
       where h.product_id = p.product_id and h.expires_at > :now and h.deleted_at is null
         and h.customer_id is distinct from :customer`

/** One by one, to assign units. */
const EACH_COMMITMENT = `select coalesce(json_agg(c), '[]') from (${COMMITMENTS}) c`

/** Counted by window, to fill a calendar. What is tied to a unit out of service takes none of those in service. */
const LOAD = `
      select coalesce(json_agg(json_build_array(first, last, overdue_days, is_block, count)), '[]') from (
        select first, last, overdue_days, is_block, count(*) from (${COMMITMENTS}) c
         where not is_tied or unit in (select u.id from ${UNITS_IN_SERVICE})
         group by first, last, overdue_days, is_block) l`

/** One statement, whatever is asked. */
const recordsSql = (commitments: string) => `
  select p.restocking_days,
    (select coalesce(json_agg(u.id order by u.serial_number), '[]') from ${UNITS_IN_SERVICE}) as units,
    (select coalesce(json_agg(d), '[]') from
      (select id, price_rappen, preparation_days, transit_out_days, transit_back_days, cut_off_time
         from rental_delivery_type where deleted_at is null order by sort_order, id) d) as delivery_types,
    (select coalesce(json_agg(c), '[]') from
      (select date, name from rental_closed_day where deleted_at is null and date >= cast(:today as date) - 366) c
    ) as closed_days,
    (${commitments}) as commitments
    from rental_product p
   where p.product_id = :product and p.deleted_at is null`

const reader =
  <Commitments>(sql: string) =>
  /**
   * @param customerId whose own holds are left out
   * @returns null for a product that is not rented out
   */
  async (db: Knex, productId: string, { today, now }: Moment, customerId: string | null) => {
    const bindings = { product: productId, today, now, customer: customerId }
    const { rows } = await db.raw<{ rows: ProductRecords<Commitments>[] }>(sql, bindings)
    return rows[0] ?? null
  }

export const readCommitments = reader<CommitmentRecord>(recordsSql(EACH_COMMITMENT))
export const readLoad = reader<LoadRecord>(recordsSql(LOAD))
