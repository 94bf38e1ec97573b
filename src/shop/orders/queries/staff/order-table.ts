import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { companyOfOrder } from "#area/companies"
import type { CalendarDay } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import { personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { Texts } from "#texts/texts"
import { orderedTotal } from "../order-record"
import { changedOrders } from "../order-standing"

const HEADINGS = [
  "orders.csv_day",
  "orders.csv_number",
  "orders.csv_company",
  "orders.csv_person",
  "orders.csv_email",
  "orders.csv_reference",
  "orders.csv_list",
  "orders.csv_discount",
  "orders.csv_subtotal",
  "orders.csv_total",
  "orders.csv_state",
] as const

interface Row {
  id: string
  day: string
  number: string
  company: string
  person: string
  email: string
  reference: string
  /** Francs without VAT, by the list and as it was sold. */
  list: number
  subtotal: number
  /** Francs with VAT and all that is charged, as it was placed. */
  total: number
  is_cancelled: boolean
}

const PRICE = "coalesce(item.unit_price, line.unit_price)"

const SQL = `
  select o.id, to_char(o.created_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as day, ${shopNumber("o")} as number,
         coalesce(${companyOfOrder("o")}, billing.company, '') as company, coalesce(${personName("customer")}, '') as person,
         coalesce(o.email, '') as email, coalesce(o.metadata->>'reference', '') as reference,
         coalesce(sold.list, 0)::float8 as list, coalesce(sold.subtotal, 0)::float8 as subtotal,
         coalesce(${orderedTotal("o", "summary")}, 0)::float8 as total, o.canceled_at is not null as is_cancelled
    from "order" o
    left join order_summary summary
      on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
    left join customer on customer.id = o.customer_id
    left join order_address billing on billing.id = o.billing_address_id
   cross join lateral (
          select sum(item.quantity * ${PRICE}) as subtotal,
                 sum(item.quantity * greatest(${PRICE}, (line.metadata->'special'->>'listPrice')::numeric / 100)) as list
            from order_item item join order_line_item line on line.id = item.item_id
           where item.order_id = o.id and item.version = o.version and item.deleted_at is null) sold
   where o.deleted_at is null and not o.is_draft_order
     and o.created_at >= :first::date::timestamp at time zone 'Europe/Zurich'
     and o.created_at < (:last::date + 1)::timestamp at time zone 'Europe/Zurich'
   order by o.created_at, o.id`

/**
 * Orders of these days, both inclusive, as a table: whose they are, what discounts took off, and what they come to with all that has
 * happened to their rentals, as their pages say. Eight statements, however many they are.
 */
export async function orderTable(
  db: Knex,
  { start, end, texts }: { start: CalendarDay; end: CalendarDay; texts: Texts },
): Promise<CsvCell[][]> {
  const { rows } = await db.raw<{ rows: Row[] }>(SQL, { first: start, last: end })
  const cancelled = texts(message("orders.csv_cancelled"))
  const changed = await changedOrders(
    db,
    rows.map(({ id }) => id),
  )
  return [
    HEADINGS.map((code) => texts(message(code))),
    ...rows.map(({ id, day, number, company, person, email, reference, list, subtotal, total, is_cancelled }) => {
      const now = changed.get(id)
      return [
        ...[day, number, company, person, email, reference],
        ...[list, Math.round((list - subtotal) * 100) / 100, subtotal, now ? now.total / 100 : total],
        (now?.isCancelled ?? is_cancelled) ? cancelled : "",
      ]
    }),
  ]
}
