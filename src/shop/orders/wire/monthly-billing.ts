import * as z from "zod/mini"
import { day, id, money } from "#kernel/wire/primitives"

/**
 * `planned` is still to come, `waiting` has no invoice yet, `credited` comes back of paid invoices, `returned` has, `settled` is in
 * paid invoices; else as its invoice is.
 */
export const INSTALMENT_STATES = [
  "planned",
  "waiting",
  "open",
  "partial",
  "paid",
  "cancelled",
  "credited",
  "returned",
  "settled",
] as const

/** What of an order is billed at once. */
export const orderInstalment = z.object({
  /** From 1 on; null for one that is still to come. */
  number: z.nullable(z.number()),
  /** The day of its invoice. */
  day,
  /** The days that it is for. */
  from: day,
  until: day,
  /** VAT and rounding included; negative where it comes back. */
  total: money,
  state: z.enum(INSTALMENT_STATES),
  /** Its invoice in `/invoices/`; null while there is none. */
  invoice: z.nullable(id),
  document_nr: z.nullable(z.string()),
  due_date: z.nullable(day),
})
export type OrderInstalmentWire = z.infer<typeof orderInstalment>

/** Of an order that is billed by the month; null where all is billed at once. */
export const monthlyBilling = z.nullable(
  z.object({
    /** Oldest first, what is to come last. */
    instalments: z.array(orderInstalment),
    /** What those still to come add up to. */
    to_come: money,
  }),
)
export type MonthlyBillingWire = z.infer<typeof monthlyBilling>
