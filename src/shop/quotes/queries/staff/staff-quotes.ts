import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { displayName } from "#area/lines"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { writtenAs } from "#kernel/document-number"
import { toWireMoney } from "#kernel/money"
import { containing } from "#platform/sql/like"
import { accountName } from "#platform/sql/names"
import { quoteNumber, shopNumber } from "#platform/sql/shop-numbers"
import type { QuotedLine } from "../../rules/quoted-line"
import type { QuoteFilter, StaffQuote, StaffQuotes, StaffQuotesQuery } from "../../wire/staff-quotes"

/** A quote that lapses today or within so many days is worth a call. */
const ENDING_DAYS = 3

const OPEN = "quote.order_id is null and quote.valid_until >= :today::date"

const IS: Record<QuoteFilter, string> = {
  open: OPEN,
  ending: `${OPEN} and quote.valid_until <= :ending::date`,
  ordered: "quote.order_id is not null",
  expired: "quote.order_id is null and quote.valid_until < :today::date",
  all: "true",
}

const COUNTS = Object.entries(IS).map(
  ([filter, condition]) => `count(*) filter (where ${condition})::int as "${filter}"`,
)

const FOUND = `
  from quote
  left join customer on customer.id = quote.customer_id
 where quote.deleted_at is null
   and (:q = '' or concat_ws(' ', ${quoteNumber("quote")}, quote.erp_quote_number, customer.company_name, customer.first_name,
          customer.last_name, customer.email) ilike any(:named)
        or exists (select from jsonb_array_elements(quote.lines) line where line->>'productName' ilike :pattern))`

/** Open ones are asked for by what is left of their time. */
const ORDER: Partial<Record<QuoteFilter, string>> = {
  open: "quote.valid_until, quote.serial",
  ending: "quote.valid_until, quote.serial",
}
const NEWEST_FIRST = "quote.created_at desc, quote.serial desc"

interface Row extends Omit<StaffQuote, "total" | "items" | "order"> {
  /** Rappen. */
  total: number
  lines: QuotedLine[]
  order_id: string | null
  order_number: string | null
}

/** A page of quotes, with how many there are of each kind. Two statements. */
export async function staffQuotes(db: Knex, query: StaffQuotesQuery, today: CalendarDay): Promise<StaffQuotes> {
  const { filter, q, limit, offset } = query
  const words = { q, pattern: containing(q), named: writtenAs(q).map(containing) }
  const values = { today, ending: addDays(today, ENDING_DAYS), ...words, limit, offset }
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.raw<{ rows: StaffQuotes["counts"][] }>(`select ${COUNTS.join(", ")} ${FOUND}`, values),
    db.raw<{ rows: Row[] }>(
      `select quote.id, ${quoteNumber("quote")} as shop_number, quote.erp_quote_number as document_nr,
              to_char(quote.created_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as created_on,
              quote.valid_until::text as valid_until, quote.total, quote.lines, quote.customer_id,
              ${accountName("customer", "customer.email, ''")} as customer,
              case when quote.order_id is not null then 'ordered' when quote.valid_until < :today::date then 'expired'
                   when quote.erp_quote_id is null then 'pending' else 'open' end as state,
              o.id as order_id, ${shopNumber("o")} as order_number
         from (select quote.id as found ${FOUND} and ${IS[filter]}
                order by ${ORDER[filter] ?? NEWEST_FIRST} limit :limit offset :offset) page
         join quote on quote.id = page.found
         left join customer on customer.id = quote.customer_id
         left join "order" o on o.id = quote.order_id
        order by ${ORDER[filter] ?? NEWEST_FIRST}`,
      values,
    ),
  ])
  return { today, ending_days: ENDING_DAYS, counts: counted[0], quotes: rows.map(quoteOf) }
}

const quoteOf = ({ total, lines, order_id: id, order_number, ...row }: Row): StaffQuote => ({
  ...row,
  total: toWireMoney(total),
  items: lines.map((line) => ({
    name: line.quantity > 1 ? `${line.quantity} × ${displayName(line)}` : displayName(line),
    period: line.rental?.period ?? null,
  })),
  order: id && order_number ? { id, shop_number: order_number } : null,
})
