import { z } from "zod"
import { id } from "./decimal"

/** 3.0 answers the rate as a number: 8.1 */
export const tax = z.object({
  id,
  code: z.string().nullish(),
  type: z.string(),
  value: z.number(),
  is_active: z.boolean(),
})
export const taxes = z.array(tax)

export const unit = z.object({ id, name: z.string() })
export type Unit = z.infer<typeof unit>
export const units = z.array(unit)
export const newUnit = z.strictObject({ name: z.string().min(1) })

export const country = z.object({
  id,
  name: z.string().nullish(),
  name_short: z.string().nullish(),
  iso_3166_alpha2: z.string().nullish(),
})
export const countries = z.array(country)

/** `round_factor` 0.05: totals are rounded to five Rappen. */
export const currency = z.object({ id, name: z.string(), round_factor: z.number() })
export const currencies = z.array(currency)

export const paymentType = z.object({ id, name: z.string() })
export const paymentTypes = z.array(paymentType)

export const language = z.object({ id, iso_639_1: z.string().nullish(), name: z.string().nullish() })
export const languages = z.array(language)

export const account = z.object({ id, account_no: z.union([z.string(), z.number()]), name: z.string().nullish() })
export const accounts = z.array(account)

export const user = z.object({ id, firstname: z.string().nullish(), lastname: z.string().nullish() })

export const bankAccount = z.object({ id, iban_nr: z.string().nullish(), name: z.string().nullish() })
export const bankAccounts = z.array(bankAccount)
