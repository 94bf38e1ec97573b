import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { type Rappen, toWireMoney } from "#kernel/money"
import { firstDayOf, lastDayOf, type Month, monthsBetween } from "#kernel/month"
import { chargeableDaysSql } from "#shop/rental/rules/rental-period"
import { inWholeParts } from "../../rules/whole-parts"
import type { RentRow } from "../../wire/staff-reports"
import { serviceSumSql } from "../services-sql"
import { STOOD } from "./history"

interface MonthRow {
  product_id: string
  product: string
  month: Month
  /** Rappen, with parts of one where a rent by rates is shared by its days. */
  rent: number
}

/** SQL for the number of the month in which a day lies, counted from the year 0. */
const MONTH_NUMBER = (day: string) => `(extract(year from ${day})::int * 12 + extract(month from ${day})::int - 1)`

/** SQL for what of an extension's fee services come to. */
const EXTENDED_SERVICES = `coalesce((
  select sum((service->>'price')::int) from jsonb_array_elements(c.details->'services') service), 0)`

/** SQL for whether what a change owes was never taken back. */
export const IS_OWED =
  "not exists (select from rental_change waiver where waiver.waives = c.id and waiver.deleted_at is null)"

/** SQL for what extensions and other dates have added to each rental's line, counted once for all of them. What was waived adds no rent. */
export const EXTENDED = `
  extended as materialized (
    select c.order_line_id, sum(c.fee - ${EXTENDED_SERVICES}) as fee from rental_change c
     where c.kind in ('extension', 'rescheduling') and c.deleted_at is null and ${IS_OWED}
     group by c.order_line_id)`

/** SQL for what a rental's line came to without delivery and services, extensions included, in Rappen. */
export const RENT_OF_LINE = `(round(l.unit_price * 100) - coalesce((l.metadata->'rental'->'delivery'->>'price')::int, 0)
     - ${serviceSumSql("l")} + coalesce(e.fee, 0))`

/** SQL for the days that units stood for a rental's line: fewer than are owed where one came back early or was fetched late. */
const STOOD_OF_LINE = `
  select sum(${chargeableDaysSql("r.stands_from", "r.stands_to")}) as days from rental_reservation r
   where r.order_line_id = l.id and r.kind = 'rental' and r.status <> 'cancelled' and r.deleted_at is null
     and r.stands_to >= r.stands_from`

/** SQL for what was rented between `:first` and `:last`, as `rented`, with what a day of it costs: its whole rent, shared by its days. */
const RENTED = `
  ${STOOD}, ${EXTENDED},
  rented as (
    select s.product_id, s.first, s.last, ${RENT_OF_LINE} / greatest(1, line.days) as price
      from stood s
      join order_line_item l on l.id = s.order_line_id
      left join extended e on e.order_line_id = l.id
     cross join lateral (${STOOD_OF_LINE}) line
     where s.kind = 'rental')`

/**
 * What is owed for a rental, extensions included, by the days on which a device stands for it, in the month of each; fees for
 * cancellations and late returns in the month in which they arose. Services, deliveries and damages are no rent.
 */
const RENT = `
  with ${RENTED},
  earned as (
    select product_id, ${MONTH_NUMBER("first")} as month, ${chargeableDaysSql("first", "last")} * price as rent
      from rented where ${MONTH_NUMBER("first")} = ${MONTH_NUMBER("last")}
    union all
    select product_id, month, ${chargeableDaysSql("greatest(first, starts)", "least(last, ends)")} * price
      from rented,
           lateral generate_series(${MONTH_NUMBER("first")}, ${MONTH_NUMBER("last")}) month,
           lateral (select make_date(month / 12, month % 12 + 1, 1) as starts) s,
           lateral (select (starts + interval '1 month')::date - 1 as ends) e
     where ${MONTH_NUMBER("first")} < ${MONTH_NUMBER("last")}
    union all
    select r.product_id, ${MONTH_NUMBER("c.day")}, c.fee
      from rental_change c join rental_reservation r on r.id = c.reservation_id
     where c.kind in ('cancellation', 'late_return') and c.day between :first::date and :last::date
       and c.deleted_at is null and ${IS_OWED}),
  sums as (select product_id, month, sum(rent) as rent from earned group by product_id, month)
  select s.product_id, coalesce(p.title, '') as product, to_char(make_date(month / 12, month % 12 + 1, 1), 'YYYY-MM') as month,
         s.rent::float8 as rent
    from sums s left join product p on p.id = s.product_id
   order by product, s.product_id`

/** What each product earned, month by month. One statement. */
export async function rentByMonth(db: Knex, first: Month, last: Month): Promise<RentRow[]> {
  const { rows } = await db.raw<{ rows: MonthRow[] }>(RENT, { first: firstDayOf(first), last: lastDayOf(last) })
  const months = monthsBetween(first, last)
  const products = new Map(rows.map(({ product_id, product }) => [product_id, product]))
  return [...products].map(([product_id, product]) => {
    const own = new Map(rows.filter((row) => row.product_id === product_id).map(({ month, rent }) => [month, rent]))
    const amounts = inWholeParts(months.map((month) => own.get(month) ?? 0))
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    return { product_id, product, months: amounts.map(toWireMoney), total: toWireMoney(total) }
  })
}

const WEEKS = `
  with ${RENTED},
  earned as (
    select week.monday, ${chargeableDaysSql("greatest(first, week.monday)", "least(last, week.monday + 6)")} * price as rent
      from rented join unnest(:mondays::date[]) week (monday) on first <= week.monday + 6 and last >= week.monday
    union all
    select week.monday, c.fee
      from rental_change c join unnest(:mondays::date[]) week (monday) on c.day between week.monday and week.monday + 6
     where c.kind in ('cancellation', 'late_return') and c.deleted_at is null and ${IS_OWED})
  select week.monday::text as monday, coalesce(round(sum(rent)), 0)::float8 as rent
    from unnest(:mondays::date[]) week (monday) left join earned using (monday)
   group by week.monday order by week.monday`

/** What all products together earned in each of these weeks, the earliest first; counted as by month. One statement. */
export async function rentByWeek(
  db: Knex,
  mondays: readonly CalendarDay[],
): Promise<{ monday: CalendarDay; rent: Rappen }[]> {
  const [first, last] = [mondays[0], addDays(mondays[mondays.length - 1], 6)]
  const { rows } = await db.raw<{ rows: { monday: CalendarDay; rent: Rappen }[] }>(WEEKS, {
    mondays: [...mondays],
    first,
    last,
  })
  return rows
}
