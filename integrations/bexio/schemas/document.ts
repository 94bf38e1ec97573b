import { z } from "zod"
import { anyText, day, filledText, id, readDecimal, timestamp } from "./decimal"
import { newPositions, position } from "./position"

/**
 * What orders, quotes and invoices have in common, as list and search rows answer it. `total_gross` is the sum of the
 * lines BEFORE VAT; what is to be paid is `total`, rounded to the currency's step.
 */
export const documentRow = z.object({
  id,
  document_nr: z.string().min(1),
  title: anyText,
  contact_id: id,
  user_id: id.nullish(),
  currency_id: id.nullish(),
  total_gross: readDecimal,
  total_net: readDecimal,
  total_taxes: readDecimal,
  total: readDecimal,
  total_rounding_difference: z.union([z.number(), readDecimal]).nullish(),
  mwst_type: z.number().int(),
  mwst_is_net: z.boolean(),
  is_valid_from: day,
  /** Address block, its lines divided by line feeds. */
  contact_address: anyText,
  kb_item_status_id: z.number().int(),
  api_reference: anyText,
  updated_at: timestamp,
  taxs: z.array(
    z.object({ percentage: z.union([z.number(), readDecimal]), value: z.union([z.number(), readDecimal]) }),
  ),
})

const delivery = { delivery_address_type: z.number().int().nullish(), delivery_address: anyText }
const withPositions = { positions: z.array(position) }

export const orderRow = documentRow.extend({ ...delivery, is_recurring: z.boolean().nullish() })
export const order = orderRow.extend(withPositions)
export type Order = z.infer<typeof order>
export const orders = z.array(orderRow)

export const quoteRow = documentRow.extend({ ...delivery, is_valid_until: day })
export const quote = quoteRow.extend(withPositions)
export const quotes = z.array(quoteRow)

export const invoiceRow = documentRow.extend({
  /** Due day. */
  is_valid_to: day,
  reference: anyText,
  total_received_payments: readDecimal,
  total_credit_vouchers: readDecimal,
  total_remaining_payments: readDecimal,
  esr_id: id.nullish(),
  qr_invoice_id: id.nullish(),
})
export const invoice = invoiceRow.extend(withPositions)
export type InvoiceRow = z.infer<typeof invoiceRow>
export type Invoice = z.infer<typeof invoice>
export const invoices = z.array(invoiceRow)

export const ORDER_STATUS = { pending: 5, done: 6, partial: 15, cancelled: 21 } as const
export const QUOTE_STATUS = { draft: 1, pending: 2, confirmed: 3, declined: 4 } as const
/** States of an invoice; `unpaid` is overdue. */
export const INVOICE_STATUS = { draft: 7, pending: 8, paid: 9, partial: 16, cancelled: 19, unpaid: 31 } as const

/**
 * `mwst_type` 0 with `mwst_is_net` is the one combination that adds VAT to net prices; 1 means "without VAT" although
 * positions name a rate.
 */
const newDocument = {
  title: filledText,
  contact_id: id,
  user_id: id,
  language_id: id.optional(),
  bank_account_id: id.optional(),
  currency_id: id,
  payment_type_id: id,
  header: z.string().optional(),
  footer: z.string().optional(),
  mwst_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  mwst_is_net: z.boolean(),
  show_position_taxes: z.boolean(),
  is_valid_from: day,
  contact_address_manual: filledText.optional(),
  api_reference: filledText,
  template_slug: filledText.optional(),
  positions: newPositions,
}

const newDelivery = {
  /** 0 as billed, 1 as written in `delivery_address_manual`. */
  delivery_address_type: z.union([z.literal(0), z.literal(1)]),
  delivery_address_manual: filledText.optional(),
}

/** Body of `POST /2.0/kb_order`. */
export const newOrder = z.strictObject({ ...newDocument, ...newDelivery })
export type NewOrder = z.infer<typeof newOrder>

/** Body of `POST /2.0/kb_offer`. */
export const newQuote = z.strictObject({ ...newDocument, ...newDelivery, is_valid_until: day })
export type NewQuote = z.infer<typeof newQuote>

/** Body of `POST /2.0/kb_invoice/{id}`: an edit; positions aren't part of it. */
export const invoiceEdit = z.strictObject({
  title: filledText.optional(),
  is_valid_from: day.optional(),
  is_valid_to: day.optional(),
  contact_address_manual: filledText.optional(),
  reference: filledText.optional(),
  api_reference: filledText.optional(),
})
export type InvoiceEdit = z.infer<typeof invoiceEdit>
