import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { addressName, placeName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { nextService, type ServiceFacts } from "../rules/service-due"
import type { StaffDueService, StaffReturnedUnit } from "../wire/staff-today"
import { serviceNamesSql } from "./services-sql"

/** As it was ordered, in the line `l`, whatever staff ask for the way of delivery `d` by now. */
export const IS_PICKUP = "coalesce((l.metadata->'rental'->'delivery'->>'price')::int, d.price_rappen, 0) = 0"

/** Longer than a week of working days, with any preparation and way before it and all holidays. */
const DAYS_AHEAD = 28

/** So long staff are told of a rental that was never handed out. */
const DAYS_MISSED = 90

/** What of a rental says what is to be done about it, and whose it endangers. */
export interface InHandRow {
  id: string
  unit_id: string
  state: "reserved" | "handed_over"
  start: CalendarDay
  end: CalendarDay
  window_start: CalendarDay
  days_after: number
  is_pickup: boolean
  days_out: number
  days_back: number
  order_id: string | null
}

export interface RentalRow extends InHandRow {
  product_id: string
  product: string
  serial_number: string
  delivery: string | null
  service: string | null
  /** Rappen. */
  price_per_day: number | null
  customer_id: string | null
  shop_number: string | null
  customer: string | null
  phone: string | null
  /** Where it is brought to; null where it is fetched. */
  address: string | null
  note: string
  waits_for_inspection: boolean
}

/** In one line, with its name where that isn't the customer's. */
const SITE = `concat_ws(', ', nullif(nullif(site.company, ''), a.company), site.address_1, ${placeName("site")})`

/** Columns of a reservation `r`, its order's line `l` and its way of delivery `d`: no longer back than it was when it was reserved. */
const IN_HAND = `r.id, r.unit_id, r.status as state, r.start_day::text as start, r.end_day::text as "end",
            r.window_start::text, r.days_after, ${IS_PICKUP} as is_pickup,
            coalesce(d.preparation_days + d.transit_out_days, 0) as days_out,
            least(coalesce(d.transit_back_days, 0), r.days_after) as days_back,
            r.order_id`

/** Rentals `r` that are out, those that begin within the next weeks, and those that never went out: by index, however long the history. */
const IS_CURRENT = `r.deleted_at is null and r.kind = 'rental'
        and (r.status = 'handed_over'
             or (r.status = 'reserved' and r.end_day >= :missed and r.start_day <= :until))`

const current = (today: CalendarDay) => ({
  missed: addDays(today, -DAYS_MISSED),
  until: addDays(today, DAYS_AHEAD),
})

/** As `currentRentals`, of each only what the rules ask: no order is read for it. */
export async function rentalsInHand(db: Knex, today: CalendarDay): Promise<InHandRow[]> {
  const { rows } = await db.raw<{ rows: InHandRow[] }>(
    `select ${IN_HAND}
       from rental_reservation r
       left join rental_delivery_type d on d.id = r.delivery_type_id
       left join order_line_item l on l.id = r.order_line_id
      where ${IS_CURRENT}
      order by r.start_day, r.id`,
    current(today),
  )
  return rows
}

/** Rentals that are out, those that begin within the next weeks, and those that never went out. */
export async function currentRentals(db: Knex, today: CalendarDay): Promise<RentalRow[]> {
  const { rows } = await db.raw<{ rows: RentalRow[] }>(
    `select ${IN_HAND}, r.product_id, coalesce(p.title, '') as product, u.serial_number, d.name as delivery,
            ${serviceNamesSql("l")} as service,
            (l.metadata->'rental'->>'pricePerDay')::int as price_per_day, r.customer_id,
            ${shopNumber("o")} as shop_number,
            ${addressName("a")} as customer, a.phone, r.note,
            case when not (${IS_PICKUP}) then ${SITE} end as address,
            exists (select from rental_inspection i where i.unit_id = r.unit_id and i.inspected_at is null) as waits_for_inspection
       from rental_reservation r
       join rental_unit u on u.id = r.unit_id
       left join product p on p.id = r.product_id
       left join rental_delivery_type d on d.id = r.delivery_type_id
       left join order_line_item l on l.id = r.order_line_id
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
       left join order_address site on site.id = o.shipping_address_id
      where ${IS_CURRENT}
      order by r.start_day, u.serial_number`,
    current(today),
  )
  return rows
}

export interface DueUnitRow {
  id: string
  product_id: string
  product: string
  serial_number: string
  calibration_due: CalendarDay
}

/** Units in service whose calibration was or soon is due, the most urgent first. */
export async function unitsToCalibrate(db: Knex, today: CalendarDay, noticeDays: number): Promise<DueUnitRow[]> {
  const { rows } = await db.raw<{ rows: DueUnitRow[] }>(
    `select u.id, u.product_id, coalesce(p.title, '') as product, u.serial_number, u.calibration_due::text
       from rental_unit u left join product p on p.id = u.product_id
      where u.deleted_at is null and u.is_in_service and u.calibration_due <= ?
      order by u.calibration_due, u.serial_number`,
    [addDays(today, noticeDays)],
  )
  return rows
}

/** Units in service that are to be serviced, those first whose time has come. */
export async function unitsToService(db: Knex, today: CalendarDay, noticeDays: number): Promise<StaffDueService[]> {
  const { rows } = await db.raw<{ rows: (Omit<StaffDueService, "service"> & ServiceFacts)[] }>(
    `select u.id, u.product_id, coalesce(p.title, '') as product, u.serial_number, k.purchased_on::text, k.operating_hours,
            k.interval_months, k.interval_hours, k.serviced_on::text, k.serviced_at_hours
       from unit_upkeep k
       join rental_unit u on u.id = k.unit_id and u.deleted_at is null and u.is_in_service
       left join product p on p.id = u.product_id
      where k.interval_months is not null or k.interval_hours is not null
      order by product, u.serial_number`,
  )
  return rows
    .map(({ id, product_id, product, serial_number, ...facts }) => {
      const service = nextService(facts, today, noticeDays)
      return { id, product_id, product, serial_number, service }
    })
    .filter(({ service }) => service.state === "due" || service.state === "soon")
    .sort((one, other) => Number(other.service.state === "due") - Number(one.service.state === "due"))
}

/** Units that came back and wait for somebody to look at them; those that are needed soon first. */
export async function unitsToInspect(db: Knex, today: CalendarDay): Promise<StaffReturnedUnit[]> {
  const { rows } = await db.raw<{ rows: StaffReturnedUnit[] }>(
    `select u.id, u.product_id, coalesce(p.title, '') as product, u.serial_number, i.returned_on::text, next.needed_on::text
       from (select unit_id, min(returned_on) as returned_on from rental_inspection
              where inspected_at is null group by unit_id) i
       join rental_unit u on u.id = i.unit_id and u.deleted_at is null
       left join product p on p.id = u.product_id
       left join lateral (
              select min(r.window_start) as needed_on from rental_reservation r
               where r.product_id = u.product_id and r.unit_id = u.id and r.kind = 'rental' and r.status = 'reserved'
                 and r.deleted_at is null and r.window_end >= ?) next on true
      order by next.needed_on nulls last, i.returned_on, u.serial_number`,
    [today],
  )
  return rows
}
