import { z } from "zod"
import { day, id, readDecimal, writtenDecimal } from "./decimal"

export const payment = z.object({
  id,
  date: day,
  value: readDecimal,
  bank_account_id: id.nullish(),
  title: z.string().nullish(),
  kb_invoice_id: id,
})
export const payments = z.array(payment)

/** Body of `POST /2.0/kb_invoice/{id}/payment`. */
export const newPayment = z.strictObject({ date: day, value: writtenDecimal, bank_account_id: id })
export type NewPayment = z.infer<typeof newPayment>
