import * as z from "zod/mini"
import { fieldErrorsOf } from "#kernel/wire/errors"
import { type FieldMessages, message } from "#kernel/wire/message"
import { Refusal, refused } from "#platform/refusal"
import { isUnstorable } from "#platform/unstorable"

/**
 * The value as `schema` describes it, unknown keys dropped.
 * @param errorsOf how the issues are keyed, by field as a rule
 * @throws Refusal 400 with messages keyed by field
 * @see ruling 2
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  errorsOf: (error: z.core.$ZodError) => FieldMessages = fieldErrorsOf,
): z.output<Schema> {
  const result = z.safeParse(schema, value ?? {}, { error: () => "input.invalid" })
  if (!result.success) throw new Refusal(errorsOf(result.error))
  assertStorable(result.data)
  return result.data
}

function assertStorable(data: unknown) {
  if (!isUnstorable(data)) return
  const fields = typeof data === "object" && data !== null ? Object.entries(data) : []
  const errors: FieldMessages = {}
  for (const [field, value] of fields) if (isUnstorable(value)) errors[field] = [message("input.characters")]
  throw Object.keys(errors).length > 0 ? new Refusal(errors) : refused("input.characters")
}
