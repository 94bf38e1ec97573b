import * as z from "zod/mini"
import { type FieldMessages, message, messageOf } from "./message"

/** Refused input: messages keyed by field, `non_field_errors` for what belongs to none, sometimes a stable `code`. */
export const fieldErrors = z.record(z.string(), z.union([z.array(z.string()), z.string()]))

/** Refused for a reason that belongs to no field: what isn't there or isn't the caller's, a login, a limit, or the state of things. */
export const refusal = z.object({ non_field_errors: z.array(z.string()) })

/** The same with a `code` in the body, where a client has to do something else for each. */
export const codedRefusal = <const Codes extends readonly [string, ...string[]]>(...codes: Codes) =>
  z.extend(refusal, { code: z.enum(codes) })

/** Why a schema refuses: each issue under its top-level field, first message first. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldMessages {
  const errors: FieldMessages = {}
  for (const issue of error.issues) {
    const field = typeof issue.path[0] === "string" ? issue.path[0] : "non_field_errors"
    errors[field] ??= []
    errors[field].push(saidOf(issue))
  }
  return errors
}

const saidOf = (issue: z.core.$ZodIssue) => messageOf(issue.message) ?? message("input.invalid")

/** The same for a form with lists: each issue under its path, "choices.2.price", where the form shows it. */
export function pathErrorsOf(error: z.core.$ZodError): FieldMessages {
  const errors: FieldMessages = {}
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "non_field_errors"
    errors[field] ??= []
    errors[field].push(saidOf(issue))
  }
  return errors
}
