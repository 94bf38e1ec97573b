import * as z from "zod/mini"
import { id, money, percent } from "#kernel/wire/primitives"

/** What is charged beside lines, shipping and rounding, such as a deposit. */
export const charge = z.object({
  code: z.string(),
  title: z.string(),
  /** The line that it is for; missing for one of the whole. */
  line: z.optional(id),
  /** Without VAT; below 0 for what is taken off. */
  amount: money,
  /** Rate of its VAT in per cent; 0 for what is refundable. */
  vat: percent,
  /** Given back when all is well: neither sold nor taxed, but part of what is to be paid. */
  refundable: z.boolean(),
})
export type ChargeWire = z.infer<typeof charge>

/** Missing where there is none. */
export const charges = z.optional(z.array(charge))
