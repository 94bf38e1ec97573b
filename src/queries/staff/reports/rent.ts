import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentRow } from "../../../contract/staff-reports"
import { toWireMoney } from "../../../domain/money"
import { firstDayOf, lastDayOf, type Month, monthsBetween } from "../../../domain/month"
import { daysWithoutSundays, HISTORY_OF_UNIT } from "./history"

interface MonthRow {
  product_id: string
  product: string
  month: Month
  /** Rappen. */
  rent: number
}

/**
 * The daily price for each day on which a device is rented, in the month of that day, extensions included; fees for
 * cancellations and late returns in the month in which they arose. Services, deliveries and damages are no rent.
 */
const RENT = `
  with rented as (
    select u.product_id, h.first, h.last, (l.metadata->'rental'->>'pricePerDay')::int as price
      from rental_unit u
     cross join lateral (${HISTORY_OF_UNIT}) h
      join order_line_item l on l.id = h.order_line_id
     where h.kind = 'rental' and h.order_line_id is not null),
  earned as (
    select product_id, to_char(day, 'YYYY-MM') as month,
           ${daysWithoutSundays("greatest(first, day)", "least(last, (day + interval '1 month')::date - 1)")} * price as rent
      from rented, lateral (
             select month::date as day
               from generate_series(date_trunc('month', first), date_trunc('month', last), interval '1 month') month) m
    union all
    select r.product_id, to_char(c.day, 'YYYY-MM'), c.fee
      from rental_change c join rental_reservation r on r.id = c.reservation_id
     where c.kind in ('cancellation', 'late_return') and c.day between :first::date and :last::date
       and c.deleted_at is null)
  select e.product_id, coalesce(p.title, '') as product, e.month, sum(e.rent)::float8 as rent
    from earned e left join product p on p.id = e.product_id
   group by e.product_id, p.title, e.month
   order by product, e.product_id`

/** What each product earned, month by month. One statement. */
export async function rentByMonth(db: Knex, first: Month, last: Month): Promise<RentRow[]> {
  const { rows } = await db.raw<{ rows: MonthRow[] }>(RENT, { first: firstDayOf(first), last: lastDayOf(last) })
  const months = monthsBetween(first, last)
  const products = new Map(rows.map(({ product_id, product }) => [product_id, product]))
  return [...products].map(([product_id, product]) => {
    const own = new Map(rows.filter((row) => row.product_id === product_id).map(({ month, rent }) => [month, rent]))
    const amounts = months.map((month) => own.get(month) ?? 0)
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    return { product_id, product, months: amounts.map(toWireMoney), total: toWireMoney(total) }
  })
}
