import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { firstDayOf, lastDayOf, monthsBetween } from "#kernel/month"
import type { StaffReports } from "../../wire/staff-reports"
import { comingLoad, comingWeeks } from "./load"
import { rentByMonth } from "./rent"
import type { ReportRange } from "./tables"
import { utilisation } from "./utilisation"

/** How the fleet was used, what it earned, and how full the coming weeks are. Three statements. */
export async function staffReports(db: Knex, { from, to, today }: ReportRange): Promise<StaffReports> {
  const [used, rent, load] = await Promise.all([
    utilisation(db, { start: firstDayOf(from), end: lastDayOf(to) }),
    rentByMonth(db, from, to),
    comingLoad(db, today),
  ])
  const months = monthsBetween(from, to)
  return { today, from, to, months, utilisation: used, rent, weeks: comingWeeks(today), load }
}
