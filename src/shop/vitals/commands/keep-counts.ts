import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { MetricName, VisitDevice } from "../rules/metrics"

export interface VisitCounts {
  day: CalendarDay
  page: string
  device: VisitDevice
  metric: MetricName
  /** By bucket. */
  counts: number[]
}

/** In one order, so that two processes never wait for each other's rows. */
const KEEP = `
  insert into web_vital as kept (day, page, device, metric, counts)
  select day, page, device, metric, counts
    from jsonb_to_recordset(?::jsonb) as added (day date, page text, device text, metric text, counts integer[])
   order by day, page, device, metric
      on conflict (day, page, device, metric) do update
     set counts = (select array_agg(had + added order by bucket)
                     from unnest(kept.counts, excluded.counts) with ordinality as each (had, added, bucket))`

/** Adds visits to those that are kept. */
export const keepCounts = (db: Knex, counts: readonly VisitCounts[]) => db.raw(KEEP, [JSON.stringify(counts)])
