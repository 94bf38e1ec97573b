import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { notFound } from "#platform/refusal"
import { quoteNumber } from "#platform/sql/shop-numbers"
import { type Charge, chargesOf } from "#shop/lines/rules/charges"
import { asShopLines, type QuotedLine } from "../rules/quoted-line"

export interface QuoteRecord {
  id: string
  customer_id: string
  /** 'O-1001'. */
  shop_number: string
  lines: QuotedLine[]
  total: Rappen
  /** The rates that the total was computed with. */
  vat_permille: number
  shipping_fee: Rappen
  valid_from: CalendarDay
  valid_until: CalendarDay
  created_at: Date
  erp_quote_id: string | null
  erp_quote_number: string | null
  /** To its customer, once the ERP has it. */
  is_mailed: boolean
  cart_token: string | null
  order_id: string | null
}

const COLUMNS = `id, customer_id, ${quoteNumber("quote")} as shop_number, lines, total, vat_permille, shipping_fee, valid_from::text as valid_from,
  valid_until::text as valid_until, created_at, erp_quote_id, erp_quote_number, is_mailed, cart_token, order_id`

/** What it was added up from. */
export const chargesOfQuote = ({ lines, created_at, vat_permille, shipping_fee }: QuoteRecord): Charge[] =>
  chargesOf(asShopLines(lines, created_at), { vatPermille: vat_permille, shippingFee: shipping_fee })

/** The ERP doesn't have it yet, and it could still be ordered. */
export const IS_WAITING = `erp_quote_id is null and order_id is null and deleted_at is null
  and valid_until >= (clock_timestamp() at time zone 'Europe/Zurich')::date`

/** The customer's quotes, newest first. One statement. */
export async function quotesOf(db: Knex, customerId: string): Promise<QuoteRecord[]> {
  const { rows } = await db.raw<{ rows: QuoteRecord[] }>(
    `select ${COLUMNS} from quote where customer_id = ? order by created_at desc, serial desc`,
    [customerId],
  )
  return rows
}

/** @param lock for the rest of the transaction */
export async function quoteById(db: Knex, id: string, lock?: "for update"): Promise<QuoteRecord | undefined> {
  const { rows } = await db.raw<{ rows: QuoteRecord[] }>(`select ${COLUMNS} from quote where id = ? ${lock ?? ""}`, [
    id,
  ])
  return rows[0]
}

/** @throws Refusal 404 if there is no such quote or it is another customer's */
export async function ownQuote(db: Knex, customerId: string, id: string): Promise<QuoteRecord> {
  const quote = await quoteById(db, id)
  if (quote?.customer_id !== customerId) throw notFound()
  return quote
}

/** Whether the customer has a quote, whatever has become of it. */
export const isQuoted = async (db: Knex, customerId: string): Promise<boolean> =>
  (await db("quote").where({ customer_id: customerId }).first("id")) !== undefined
