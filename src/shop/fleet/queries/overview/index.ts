import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import { firstDayOf, laterMonth, monthOf, monthsBetween } from "#kernel/month"
import { mondayOf } from "#kernel/week"
import type { OpenSums, RentOfTime, StaffOverview } from "../../wire/staff-overview"
import { rentByMonth, rentByWeek } from "../reports/rent"
import { BOTTLENECK_DAYS, nextBottlenecks } from "./tight-days"
import { unitMoney } from "./unit-money"

const WEEKS_BEFORE = 5
const MONTHS_BEFORE = 12

/** What the owner looks at besides what is owed. Seven statements. */
export async function staffOverview(
  db: Knex,
  today: CalendarDay,
  noticeDays: number,
): Promise<Omit<StaffOverview, keyof OpenSums>> {
  const [weeks, months, tight, units] = await Promise.all([
    rentOfWeeks(db, today),
    rentOfMonths(db, today),
    nextBottlenecks(db, today),
    unitMoney(db, today, noticeDays),
  ])
  return { today, weeks, months, bottlenecks: tight, bottleneck_days: BOTTLENECK_DAYS, units }
}

async function rentOfWeeks(db: Knex, today: CalendarDay): Promise<RentOfTime[]> {
  const monday = mondayOf(today)
  const mondays = Array.from({ length: WEEKS_BEFORE + 1 }, (_, week) => addDays(monday, -7 * (WEEKS_BEFORE - week)))
  const weeks = await rentByWeek(db, mondays)
  return weeks.reverse().map(({ monday: start, rent }) => ({ start, rent: toWireMoney(rent) }))
}

/** The same sums as the report of rent has. */
async function rentOfMonths(db: Knex, today: CalendarDay): Promise<RentOfTime[]> {
  const [first, last] = [laterMonth(monthOf(today), -MONTHS_BEFORE), monthOf(today)]
  const products = await rentByMonth(db, first, last)
  const months = monthsBetween(first, last).map((month, index) => {
    const rent = products.reduce((sum, product) => sum + fromWireMoney(product.months[index]), 0)
    return { start: firstDayOf(month), rent: toWireMoney(rent) }
  })
  return months.reverse()
}
