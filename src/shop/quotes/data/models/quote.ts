import { model } from "@medusajs/framework/utils"

/**
 * A cart as it was quoted: its lines and prices hold until the end of `valid_until`, a day in Switzerland. It is printed
 * by the ERP, and becomes an order through a cart of its own.
 */
export const Quote = model.define("quote", {
  id: model.id({ prefix: "quote" }).primaryKey(),
  customer_id: model.text(),
  /** Counts quotes from 1; 'O-1001' is the first. */
  serial: model.number(),
  /** The same cart on the same day is the same quote. */
  content_hash: model.text(),
  /** `QuotedLine[]`. */
  lines: model.json(),
  /** What it comes to, VAT and rounding included, in Rappen. */
  total: model.number(),
  /** The rates it was computed with: per mille, Rappen. */
  vat_permille: model.number(),
  shipping_fee: model.number(),
  valid_from: model.text(),
  valid_until: model.text(),
  /** Null until the ERP has it. */
  erp_quote_id: model.text().nullable(),
  erp_quote_number: model.text().nullable(),
  /** To its customer, once the ERP has it. */
  is_mailed: model.boolean().default(false),
  /** Who writes it into the ERP at the moment. */
  lease_until: model.dateTime().nullable(),
  /** A write that was announced and of which no answer is known. */
  doubt_lookups: model.number().nullable(),
  doubt_at: model.dateTime().nullable(),
  /** Failed ones; what the last one said, by `ErpFailure` and in words. */
  attempts: model.number().default(0),
  last_error_class: model.text().nullable(),
  last_error: model.text().nullable(),
  /** By the database's clock, as is when staff were told that it waits. */
  waiting_since: model.dateTime(),
  alarmed_at: model.dateTime().nullable(),
  /** The cart that it was put into, and the order that was made of it. */
  cart_token: model.text().nullable(),
  order_id: model.text().nullable(),
})
