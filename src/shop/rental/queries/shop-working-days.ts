import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { type ClosedDay, type WorkingDays, workingDays } from "#kernel/working-days"
import { cachedUntilChange } from "#platform/cache/index"
import { daysClosedByRule, MARGIN_DAYS } from "../data/closed-days"

interface ClosedByStaff extends ClosedDay {
  closedAt: Date
}

async function closedByStaffBetween(db: Knex, first: CalendarDay, last: CalendarDay): Promise<ClosedByStaff[]> {
  const { rows } = await db.raw<{ rows: ClosedByStaff[] }>(
    `select date::text, name, created_at as "closedAt" from rental_closed_day
      where deleted_at is null and date between cast(? as date) and cast(? as date)`,
    [first, last],
  )
  return rows
}

/** Public holidays and all other days that are closed, both ends included. */
export async function closedDaysBetween(db: Knex, first: CalendarDay, last: CalendarDay): Promise<ClosedDay[]> {
  const byStaff = (await closedByStaffBetween(db, first, last)).map(({ date, name }) => ({ date, name }))
  return [...daysClosedByRule(first, last), ...byStaff].filter(({ date }) => first <= date && date <= last)
}

interface ShopWorkingDays extends WorkingDays {
  /** Of the days that are closed now, those alone that were closed by then: what is closed later changes nothing agreed before. */
  knownAt(instant: Date): WorkingDays
}

/** The shop's working days around `first` and `last`: no weekend, no public holiday, no day that staff closed. */
export async function shopWorkingDays(db: Knex, first: CalendarDay, last: CalendarDay): Promise<ShopWorkingDays> {
  const [from, until] = [addDays(first, -MARGIN_DAYS), addDays(last, MARGIN_DAYS)]
  const byRule = daysClosedByRule(from, until)
  const byStaff = await closedByStaffBetween(db, from, until)
  const now = workingDays([...byRule, ...byStaff])
  const knownAt = (instant: Date) => {
    const known = byStaff.filter(({ closedAt }) => closedAt <= instant)
    return known.length === byStaff.length ? now : workingDays([...byRule, ...known])
  }
  return { ...now, knownAt }
}

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
