import type { DayNumber } from "#kernel/calendar-day"

/**
 * Windows of what is tied to a unit in service, alike ones counted: first day, last day, overdue days or null, whether they are blocks,
 * how many; of an overdue unit first and last day of what else is tied to it.
 */
export type LoadRecord = [DayNumber, DayNumber, number | null, boolean, number, [DayNumber, DayNumber][] | null]

export const EPOCH = "date '1970-01-01'"

export const UNITS_IN_SERVICE = `rental_unit u
      where u.product_id = p.product_id and u.deleted_at is null and u.is_in_service
        and coalesce(u.calibration_due >= :today, true)`

const IS_TIED = "r.kind <> 'rental' or r.is_pinned or r.status in ('handed_over', 'returned')"

/** A unit given out before its days is out from today on, or after those of a rental that came back today. */
const RESERVATION = `
      select r.id, r.unit_id as unit,
             least(r.window_start, case when r.status = 'handed_over' and r.window_start > :today then
               greatest(cast(:today as date), (
                 select max(back.window_end) + 1 from rental_reservation back
                  where back.unit_id = r.unit_id and back.status = 'returned' and back.deleted_at is null
                    and :today between back.window_start and back.window_end)) end) - ${EPOCH} as first,
             r.window_end - ${EPOCH} as last,
             case when r.status = 'handed_over' and r.end_day < :today then r.days_after end as overdue_days,
             r.kind <> 'rental' as is_block,
             ${IS_TIED} as is_tied
        from rental_reservation r
       where r.product_id = p.product_id and r.deleted_at is null`

/** What lies behind today is not read, save units that are still out. */
const reservations = (condition: string) => `
      ${RESERVATION} and r.window_end >= :today and r.status <> 'cancelled' and (${condition})
      union all
      ${RESERVATION} and r.window_end < :today and r.status = 'handed_over'`

export const RESERVATIONS = reservations("true")

/** What is tied to a unit out of service takes none of those in service. */
export const TIED_LOAD = `
    (with tied as (
        select * from (${reservations(IS_TIED)}) r where unit in (select u.id from ${UNITS_IN_SERVICE})),
      beside as (
        select late.id, jsonb_agg(jsonb_build_array(o.first, o.last) order by o.first) as others
          from tied late join tied o on o.unit = late.unit and o.id <> late.id
         where late.overdue_days is not null
         group by late.id)
      select coalesce(json_agg(json_build_array(first, last, overdue_days, is_block, count, others)), '[]') from (
        select first, last, overdue_days, is_block, count(*), others from tied left join beside using (id)
         group by first, last, overdue_days, is_block, others) l) as tied_load`

/** Counted already, by triggers: what is provisional takes a unit whichever it is on. */
export const PROVISIONAL_LOAD = `
    (select coalesce(json_agg(json_build_array(s.day - ${EPOCH}, s.units) order by s.day), '[]') from rental_load_step s
      where s.product_id = p.product_id and s.day > :today and s.units <> 0) as provisional_load`
