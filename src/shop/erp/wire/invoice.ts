import * as z from "zod/mini"
import { day, html, id, money } from "#kernel/wire/primitives"

export const invoicePosition = z.object({
  id,
  text: html,
  /** Without trailing zeros: "9", "1.5". */
  amount: z.string(),
  unit_name: z.string(),
  unit_price: money,
  position_total: money,
})
export type InvoicePosition = z.infer<typeof invoicePosition>

export const invoiceState = z.enum(["open", "partial", "paid", "cancelled"])
export type InvoiceState = z.infer<typeof invoiceState>

export const invoice = z.object({
  id,
  document_nr: z.string(),
  is_valid_from: day,
  due_date: day,
  /** Before VAT, the VAT and the rounding, which together are what is to be paid; null until the accounts have told them. */
  total_net: z.nullable(money),
  total_vat: z.nullable(money),
  rounding: z.nullable(money),
  /** What is to be paid, VAT and rounding included. */
  total_gross: money,
  state: invoiceState,
  paid: z.boolean(),
  /** The order it belongs to, where it has one in the shop. */
  order: z.nullable(id),
  shop_number: z.nullable(z.string()),
  positions: z.array(invoicePosition),
})
export type Invoice = z.infer<typeof invoice>
export const invoiceList = z.array(invoice)
