import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { accountName } from "#platform/sql/names"
import { quoteNumber } from "#platform/sql/shop-numbers"
import type { StaffErpQuote } from "#shop/erp/wire/staff-erp"
import { IS_WAITING } from "./quote-record"

/** More wait only while the ERP is away; they go by themselves when it is back. */
const MOST = 100

/** Quotes that aren't in the ERP, oldest first, at most 100. One statement. */
export async function waitingQuotes(db: Knex): Promise<StaffErpQuote[]> {
  const { rows } = await db.raw<{ rows: StaffErpQuote[] }>(
    `select quote.id, ${quoteNumber("quote")} as shop_number, customer_id, total, valid_until::text as valid_until,
            ${accountName("customer")} as customer,
            attempts, last_error_class, last_error, waiting_since, coalesce(lease_until > now(), false) as is_busy
       from (select * from quote where ${IS_WAITING} order by waiting_since, id limit ${MOST}) quote
       left join customer on customer.id = quote.customer_id
      order by waiting_since, quote.id`,
  )
  return rows
}

/** Quotes that aren't in the ERP and that staff were called for. */
export async function lateQuotesCount(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from quote where ${IS_WAITING} and alarmed_at is not null`,
  )
  return rows[0].count
}
