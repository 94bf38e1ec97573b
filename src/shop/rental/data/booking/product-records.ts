import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay, DayNumber } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"
import type { LoadStep } from "../../rules/assignment/load-steps"
import type { RentalSettings } from "../../rules/rental-settings"
import { EPOCH, type LoadRecord, PROVISIONAL_LOAD, RESERVATIONS, TIED_LOAD, UNITS_IN_SERVICE } from "./reservations-sql"

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

export interface DeliveryTypeRecord {
  id: string
  slug: string
  price_rappen: number
  preparation_days: number
  transit_out_days: number
  transit_back_days: number
  cut_off_time: string | null
  lead_days: number | null
  /** Whether it can be chosen in the shop; what was chosen earlier can still be looked at. */
  is_active: boolean
}

/** What is stored about one product and decides about its periods. */
export interface ProductRecords {
  product_id: string
  /** In service or not. */
  has_units: boolean
  restocking_days: number
  delivery_types: DeliveryTypeRecord[]
  closed_days: ClosedDay[]
  /** What the owner has changed; null: nothing. */
  settings: Partial<RentalSettings> | null
}

/** For decisions: reservations, blocks and live holds, one by one. */
export interface CommitmentRecords extends ProductRecords {
  /** Units in service, in the order of their serial numbers. */
  units: string[]
  commitments: CommitmentRecord[]
}

/** For calendars: how many units are in service and what takes them, at a version of the product. */
export interface LoadRecords extends ProductRecords, FreshRecords {
  unit_count: number
  tied_load: LoadRecord[]
  /** Of provisional reservations: steps after today, in the order of their days. */
  provisional_load: LoadStep[]
}

/** For searches: reservations and blocks one by one, holds apart, at a version of the product. */
export interface FleetRecords extends CommitmentRecords, FreshRecords {}

/** What has to be asked each time, whatever is cached. */
export interface FreshRecords {
  product_id: string
  /** Changes with everything that is stored about the product, save holds. */
  version: string | null
  /** First and last day of live holds. */
  holds: [DayNumber, DayNumber][]
}

/** When records are read: the day, and the instant at which holds end. */
export interface Instant {
  today: CalendarDay
  now: Date
}

const HOLDS = `rental_hold h
       where h.product_id = p.product_id and h.expires_at > :now and h.deleted_at is null
         and h.customer_id is distinct from :customer and h.customer_id <> all(:owners) and h.line_id <> all(:lines)`

const commitments = (rows: string) => `(select coalesce(json_agg(c), '[]') from (${rows}) c) as commitments`

const COMMITMENTS = commitments(`
      ${RESERVATIONS}
      union all
      select h.id, null, h.window_start - ${EPOCH}, h.window_end - ${EPOCH}, null, false, false from ${HOLDS}`)

const FRESH = `
    (select string_agg(cast(v.version as text), ' ' order by v.product_id) from rental_version v
      where v.product_id in ('*', p.product_id)) as version,
    (select coalesce(json_agg(json_build_array(h.window_start - ${EPOCH}, h.window_end - ${EPOCH})), '[]')
       from ${HOLDS}) as holds`

const STORED = `
    p.restocking_days, exists (select from rental_unit where product_id = p.product_id and deleted_at is null) as has_units,
    (select coalesce(json_agg(d), '[]') from
      (select id, slug, price_rappen, preparation_days, transit_out_days, transit_back_days, cut_off_time,
              lead_days, is_active
         from rental_delivery_type where deleted_at is null order by sort_order, id) d) as delivery_types,
    (select value from rental_setting where deleted_at is null) as settings,
    (select coalesce(json_agg(c), '[]') from
      (select date, name from rental_closed_day where deleted_at is null and date >= cast(:today as date) - 366) c
    ) as closed_days`

const UNITS = `(select coalesce(json_agg(u.id order by u.serial_number), '[]') from ${UNITS_IN_SERVICE}) as units`
const UNIT_COUNT = `(select cast(count(*) as integer) from ${UNITS_IN_SERVICE}) as unit_count`

/** Whose own holds are left out: the customer's, other owners', and those for the cart lines that are asked about. */
export interface Asker {
  customerId: string | null
  ownerIds?: readonly string[]
  lineIds?: readonly string[]
}

export type Reader<Records> = (db: Knex, productIds: readonly string[], at: Instant, asker: Asker) => Promise<Records[]>

/** One statement, whatever is asked and of however many products; those that are not rented out are left out. */
function reader<Records>(...parts: string[]): Reader<Records> {
  const sql = `
  select p.product_id, ${parts.join(",")}
    from rental_product p
   where p.product_id = any(:products) and p.deleted_at is null`
  return async (db, productIds, { today, now }, { customerId, ownerIds = [], lineIds = [] }) => {
    const bindings = {
      ...{ products: [...productIds], today, now },
      ...{ customer: customerId, owners: [...ownerIds], lines: [...lineIds] },
    }
    const { rows } = await db.raw<{ rows: Records[] }>(sql, bindings)
    return rows
  }
}

export const readCommitments = reader<CommitmentRecords>(STORED, UNITS, COMMITMENTS)
export const readLoads = reader<LoadRecords>(STORED, UNIT_COUNT, TIED_LOAD, PROVISIONAL_LOAD, FRESH)
export const readFleets = reader<FleetRecords>(STORED, UNITS, commitments(RESERVATIONS), FRESH)
export const readFresh = reader<FreshRecords>(FRESH)
