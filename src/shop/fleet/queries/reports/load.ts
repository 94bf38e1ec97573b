import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { mondayOf } from "#kernel/week"
import type { LoadRow } from "../../wire/staff-reports"

const WEEKS = 8

/** This week's Monday and those of the weeks after. */
export function comingWeeks(today: CalendarDay): CalendarDay[] {
  const monday = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, week) => addDays(monday, 7 * week))
}

interface WeekRow {
  product_id: string
  product: string
  units: number
  /** Occupied days of all units, by week. */
  weeks: number[]
}

/** By product, so that the index of what lies ahead is used however long the history is. */
const LOAD = `
  select rented.product_id, coalesce(p.title, '') as product, fleet.units, taken.weeks
    from rental_product rented
    left join product p on p.id = rented.product_id
   cross join lateral (
          select count(*)::int as units from rental_unit u
           where u.product_id = rented.product_id and u.deleted_at is null and u.is_in_service
             and coalesce(u.calibration_due >= :today::date, true)) fleet
   cross join lateral (
          select array_agg(coalesce(days, 0) order by monday) as weeks
            from unnest(:weeks::date[]) monday
            left join (
                   select week.monday, sum(least(r.window_end, week.monday + 6) - greatest(r.window_start, week.monday) + 1)::int as days
                     from rental_reservation r
                     join unnest(:weeks::date[]) week (monday)
                       on r.window_start <= week.monday + 6 and r.window_end >= week.monday
                    where r.product_id = rented.product_id and r.status <> 'cancelled' and r.deleted_at is null
                      and r.window_end >= (:weeks::date[])[1]
                    group by week.monday) occupied using (monday)) taken
   where rented.deleted_at is null
   order by product, rented.product_id`

/** How full the weeks are, per cent of the days of the units in service today. One statement. */
export async function comingLoad(db: Knex, today: CalendarDay): Promise<LoadRow[]> {
  const { rows } = await db.raw<{ rows: WeekRow[] }>(LOAD, { today, weeks: comingWeeks(today) })
  return rows.map(({ units, weeks, ...row }) => ({
    ...row,
    units,
    weeks: weeks.map((days) => (units === 0 ? 0 : Math.round((100 * days) / (7 * units)))),
  }))
}
