import * as z from "zod/mini"

/** Refused input: messages keyed by field, `non_field_errors` for what belongs to none, sometimes a stable `code`. */
export const fieldErrors = z.record(z.string(), z.union([z.array(z.string()), z.string()]))
export type FieldErrors = Record<string, string[]>

/** Error body for a refused schema: each issue under its top-level field, first message first. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const field = typeof issue.path[0] === "string" ? issue.path[0] : "non_field_errors"
    errors[field] ??= []
    errors[field].push(issue.message)
  }
  return errors
}

/** The same for a form with lists: each issue under its path, "choices.2.price", where the form shows it. */
export function pathErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path.join(".") || "non_field_errors"
    errors[field] ??= []
    errors[field].push(message)
  }
  return errors
}
