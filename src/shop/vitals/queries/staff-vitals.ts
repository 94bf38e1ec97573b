import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import type { StaffVitals } from "../wire/staff-vitals"
import { type Histogram, vitalsRows } from "./vitals-rows"

const DAYS = 28

const SUMS = `
  select page, device, metric, is_recent, array_agg(count order by bucket) as counts
    from (select page, device, metric, day > :since::date as is_recent, bucket, sum(count)::int as count
            from web_vital, unnest(counts) with ordinality as each (count, bucket)
           where day > :before::date
           group by page, device, metric, is_recent, bucket) sums
   group by page, device, metric, is_recent`

/** How fast pages were for visitors in the last four weeks, and in the four before. One statement. */
export async function staffVitals(db: Knex): Promise<StaffVitals> {
  const day = today()
  const { rows } = await db.raw<{ rows: Histogram[] }>(SUMS, {
    since: addDays(day, -DAYS),
    before: addDays(day, -2 * DAYS),
  })
  return { days: DAYS, rows: vitalsRows(rows) }
}
