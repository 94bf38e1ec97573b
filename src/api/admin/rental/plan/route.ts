import { reads } from "#api/http/staff-routes"
import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { documentNumbersOf } from "#shop/erp/queries/documents/facts-of-orders"
import { staffPlan } from "#shop/fleet/queries/plan"
import { MOST_PLAN_DAYS, type StaffPlan } from "#shop/fleet/wire/staff-plan"
import { shopSettings } from "#shop/settings/queries/shop-settings"

const MONTH_DAYS = 31
const FARTHEST_DAYS = 10 * 366

const dayOf = (field: string, value: unknown, otherwise: CalendarDay): CalendarDay => {
  if (value === undefined) return otherwise
  const day = parseCalendarDay(value)
  const isNear = day !== null && day > addDays(today(), -FARTHEST_DAYS) && day < addDays(today(), FARTHEST_DAYS)
  if (!isNear) throw invalidField(field, "input.a_day_missing")
  return day
}

/** The plan of all units, both days inclusive; without them the next month. At most `MOST_PLAN_DAYS`. */
export const GET = reads<StaffPlan>(async ({ scope, db, query }) => {
  const start = dayOf("from", query.from, today())
  const end = dayOf("to", query.to, addDays(start, MONTH_DAYS))
  if (end < start) throw invalidField("to", "input.days_reversed")
  if (end >= addDays(start, MOST_PLAN_DAYS)) throw invalidField("to", "input.too_many_days", { most: MOST_PLAN_DAYS })
  const { rental: settings } = await shopSettings(scope)
  return staffPlan(db, { start, end }, { today: today(), settings, numbersOf: documentNumbersOf })
})
