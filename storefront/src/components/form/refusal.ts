import type { FieldValues, Path, UseFormReturn } from "react-hook-form"
import type { ApiError } from "../../lib/api-error"
import { i18n } from "../../lib/i18n"

const GENERAL_FIELDS = ["non_field_errors", "error", "detail"]

/**
 * A refusal as the specification words it: 'field: message' with the field's German label, general errors without
 * (ruling 2). `labels` maps wire names to labels; a field without one is shown without prefix.
 */
export function refusalLines({ fields }: ApiError, labels: Record<string, string> = {}): string[] {
  return Object.entries(fields).flatMap(([field, messages]) => {
    if (field === "code") return []
    const label = GENERAL_FIELDS.includes(field) ? undefined : labels[field]
    return messages.map((message) => (label ? i18n.t("common:error.field", { label, message }) : message))
  })
}

/** Puts the server's messages beside the form's fields of the same name; returns those that have no field there. */
export function placeRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, { fields }: ApiError): string[] {
  const known = Object.keys(form.getValues())
  const elsewhere: string[] = []
  let hasFocused = false
  for (const [field, messages] of Object.entries(fields)) {
    if (known.includes(field)) {
      form.setError(field as Path<Values>, { type: "server", message: messages[0] }, { shouldFocus: !hasFocused })
      hasFocused = true
    } else if (field !== "code") elsewhere.push(...messages)
  }
  return elsewhere
}
