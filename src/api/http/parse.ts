import * as z from "zod/mini"
import { type FieldErrors, fieldErrorsOf } from "../../contract"
import { refusedInput } from "./errors"

/** PostgreSQL stores no NUL in text; no field of the contract needs one. */
const hasNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\0")
    : typeof value === "object" && value !== null && Object.values(value).some(hasNul)

/**
 * The value as `schema` describes it, unknown keys dropped.
 * @throws ShopError 400 with messages keyed by field
 * @see ruling 2
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value ?? {}, { error: () => "Ungültiger Wert." })
  if (!result.success) throw refusedInput(fieldErrorsOf(result.error))
  assertStorable(result.data)
  return result.data
}

function assertStorable(data: unknown) {
  if (!hasNul(data)) return
  const fields = typeof data === "object" && data !== null ? Object.entries(data) : []
  const errors: FieldErrors = {}
  for (const [field, value] of fields) if (hasNul(value)) errors[field] = ["Ungültige Zeichen."]
  throw refusedInput(Object.keys(errors).length > 0 ? errors : { non_field_errors: ["Ungültige Zeichen."] })
}
