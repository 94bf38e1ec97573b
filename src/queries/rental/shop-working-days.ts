import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "../../domain/calendar-day"
import { type ClosedDay, type WorkingDays, workingDays } from "../../domain/working-days"
import { publicHolidays } from "../../modules/rental/holidays"

/** The shop's working days around `first` and `last`: no weekend, no public holiday, no day that staff closed. */
export async function shopWorkingDays(db: Knex, first: CalendarDay, last: CalendarDay): Promise<WorkingDays> {
  const { rows } = await db.raw<{ rows: Pick<ClosedDay, "date">[] }>(
    `select date::text from rental_closed_day
      where deleted_at is null and date::date between cast(? as date) and cast(? as date)`,
    [addDays(first, -31), addDays(last, 31)],
  )
  return workingDays([...publicHolidays(first, last), ...rows])
}
