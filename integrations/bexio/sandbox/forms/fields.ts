import { z } from "zod"
import { parseDecimal } from "../money/decimal"

export const id = z.int().positive()
export const optionalId = id.nullish()
export const optionalText = z.string().nullish()
/** Absent or null, never empty. */
export const optionalMail = z.email().nullish()
export const decimalText = z
  .string()
  .refine((text) => parseDecimal(text) !== undefined, "must be a decimal number with at most 6 decimals")
export const day = z.iso.date()
