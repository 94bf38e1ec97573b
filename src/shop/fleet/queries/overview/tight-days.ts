import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { type Bottleneck, bottlenecks, type TightDay } from "../../rules/bottlenecks"

/** So many days are looked ahead, today included. */
export const BOTTLENECK_DAYS = 60

/** A unit given out on the eve is out from today on; one that should be back is missed until it can be. */
const RESERVATION = `
                   select r.id, r.unit_id, r.kind <> 'rental' or r.is_pinned or r.status <> 'reserved' as is_tied,
                          least(r.window_start, case when r.status = 'handed_over' then :first::date end) as first,
                          greatest(r.window_end, late.last) as last
                     from rental_reservation r
                     left join unnest(:late::text[], :back::date[]) late (id, last) on late.id = r.id
                    where r.product_id = rented.product_id and r.deleted_at is null`

/**
 * By product, so that the index of what lies ahead is used however long the history is. What is tied to a unit counts on units in
 * service alone, and once a day: what is out of service is missed already. A reservation that can be served by another unit
 * counts for itself (314).
 */
const TIGHT = `
  select rented.product_id, coalesce(p.title, '') as product, tight.day::text, tight.units, tight.taken, tight.waiting
    from rental_product rented
    left join product p on p.id = rented.product_id
   cross join lateral (
          select day.day::date, coalesce(fleet.units, 0) as units, coalesce(occupied.taken, 0) as taken,
                 coalesce(queue.waiting, 0) as waiting
            from generate_series(:first::date, :last::date, '1 day') day (day)
            left join (
                   select d.day, count(*)::int as units
                     from rental_unit u
                     join generate_series(:first::date, :last::date, '1 day') d (day)
                       on coalesce(u.calibration_due >= d.day, true)
                    where u.product_id = rented.product_id and u.deleted_at is null and u.is_in_service
                    group by d.day) fleet using (day)
            left join (
                   select d.day, count(distinct case when r.is_tied then r.unit_id else r.id end)::int as taken
                     from (${RESERVATION} and r.window_end >= :first::date and r.window_start <= :last::date and r.status <> 'cancelled'
                    union ${RESERVATION} and r.status = 'handed_over') r
                     join rental_unit u on u.id = r.unit_id
                     join generate_series(:first::date, :last::date, '1 day') d (day) on d.day between r.first and r.last
                    where not r.is_tied
                          or u.is_in_service and u.deleted_at is null and coalesce(u.calibration_due >= d.day, true)
                    group by d.day) occupied using (day)
            left join (
                   select d.day, count(*)::int as waiting
                     from wait_list_entry w
                     join generate_series(:first::date, :last::date, '1 day') d (day)
                       on d.day between w.start_day::date and w.end_day::date
                    where w.product_id = rented.product_id and w.state = 'waiting' and w.deleted_at is null
                    group by d.day) queue using (day)) tight
   where rented.deleted_at is null and (tight.waiting > 0 or tight.taken >= tight.units)
   order by rented.product_id, tight.day`

/** When models are fully out, or more is wanted than there is. Three statements. */
export async function nextBottlenecks(db: Knex, today: CalendarDay): Promise<Bottleneck[]> {
  const last = addDays(today, BOTTLENECK_DAYS - 1)
  const [late, calendar] = await Promise.all([lateUnits(db, today), shopWorkingDays(db, today, last)])
  const { rows } = await db.raw<{ rows: TightDay[] }>(TIGHT, {
    ...{ first: today, last },
    late: late.map(({ id }) => id),
    back: late.map(({ days_after }) => fromDayNumber(calendar.after(toDayNumber(today), days_after))),
  })
  return bottlenecks(rows)
}

async function lateUnits(db: Knex, today: CalendarDay): Promise<{ id: string; days_after: number }[]> {
  const { rows } = await db.raw(
    "select id, days_after from rental_reservation where status = 'handed_over' and end_day < ? and deleted_at is null",
    [today],
  )
  return rows
}
