import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { type ClosedDay, type WorkingDays, workingDays } from "#kernel/working-days"
import { cachedUntilChange } from "#platform/cache/index"
import { daysClosedByRule, MARGIN_DAYS } from "../data/closed-days"

/** Public holidays and all other days that are closed, both ends included. */
export async function closedDaysBetween(db: Knex, first: CalendarDay, last: CalendarDay): Promise<ClosedDay[]> {
  const { rows } = await db.raw<{ rows: ClosedDay[] }>(
    `select date::text, name from rental_closed_day
      where deleted_at is null and date between cast(? as date) and cast(? as date)`,
    [first, last],
  )
  return [...daysClosedByRule(first, last), ...rows].filter(({ date }) => first <= date && date <= last)
}

/** The shop's working days around `first` and `last`: no weekend, no public holiday, no day that staff closed. */
export const shopWorkingDays = async (db: Knex, first: CalendarDay, last: CalendarDay): Promise<WorkingDays> =>
  workingDays(await closedDaysBetween(db, addDays(first, -MARGIN_DAYS), addDays(last, MARGIN_DAYS)))

const closedByStaff = cachedUntilChange({ area: "closed-days", tables: ["rental_closed_day"] }, async (db: Knex) => {
  const { rows } = await db.raw<{ rows: ClosedDay[] }>(
    "select date::text, name from rental_closed_day where deleted_at is null",
  )
  return rows
})

/** The shop's working days in the two months after `day`, from memory: for what every page says. */
export async function comingWorkingDays(scope: MedusaContainer, day: CalendarDay): Promise<WorkingDays> {
  return workingDays([...daysClosedByRule(day, addDays(day, 2 * MARGIN_DAYS)), ...(await closedByStaff.read(scope))])
}
