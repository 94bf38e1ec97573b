import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { type Bottleneck, bottlenecks, type TightDay } from "../../rules/bottlenecks"

/** So many days are looked ahead, today included. */
export const BOTTLENECK_DAYS = 60

/**
 * By product, so that the index of what lies ahead is used however long the history is. A block counts on units in service
 * alone: what is out of service is missed already.
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
                   select d.day, count(distinct r.unit_id)::int as taken
                     from rental_reservation r
                     join rental_unit u on u.id = r.unit_id
                     join generate_series(:first::date, :last::date, '1 day') d (day)
                       on d.day between r.window_start and r.window_end
                    where r.product_id = rented.product_id and r.status <> 'cancelled' and r.deleted_at is null
                      and r.window_end >= :first::date and r.window_start <= :last::date
                      and (r.kind = 'rental'
                           or u.is_in_service and u.deleted_at is null and coalesce(u.calibration_due >= d.day, true))
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

/** When models are fully out, or more is wanted than there is. One statement. */
export async function nextBottlenecks(db: Knex, today: CalendarDay): Promise<Bottleneck[]> {
  const last = addDays(today, BOTTLENECK_DAYS - 1)
  const { rows } = await db.raw<{ rows: TightDay[] }>(TIGHT, { first: today, last })
  return bottlenecks(rows)
}
