import * as z from "zod/mini"
import { type FieldErrors, fieldErrorsOf } from "../../contract"
import { refusedInput } from "./errors"

/** PostgreSQL stores no NUL in text and no half of a surrogate pair in JSON; no field of the contract needs one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

const isUnstorable = (value: unknown): boolean =>
  typeof value === "string"
    ? UNSTORABLE.test(value)
    : typeof value === "object" && value !== null && Object.values(value).some(isUnstorable)

/**
 * The value as `schema` describes it, unknown keys dropped.
 * @param errorsOf how the issues are keyed, by field as a rule
 * @throws ShopError 400 with messages keyed by field
 * @see ruling 2
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  errorsOf: (error: z.core.$ZodError) => FieldErrors = fieldErrorsOf,
): z.output<Schema> {
  const result = z.safeParse(schema, value ?? {}, { error: () => "Ungültiger Wert." })
  if (!result.success) throw refusedInput(errorsOf(result.error))
  assertStorable(result.data)
  return result.data
}

function assertStorable(data: unknown) {
  if (!isUnstorable(data)) return
  const fields = typeof data === "object" && data !== null ? Object.entries(data) : []
  const errors: FieldErrors = {}
  for (const [field, value] of fields) if (isUnstorable(value)) errors[field] = ["Ungültige Zeichen."]
  throw refusedInput(Object.keys(errors).length > 0 ? errors : { non_field_errors: ["Ungültige Zeichen."] })
}
