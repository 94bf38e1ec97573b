import { ApiError } from "../../lib/http/api-error"
import { i18n } from "../../lib/i18n"

const GENERAL_FIELDS = ["non_field_errors", "error", "detail"]
/** What a refusal tells programs rather than people. */
const CODES = ["code", "reason", "day", "item"]

/**
 * A refusal as the specification words it: 'field: message' with the field's German label, general errors without
 * (ruling 2). `labels` maps wire names to labels; a field without one is shown without prefix. Two fields that say the
 * same under one label say it once.
 */
export function refusalLines({ fields }: ApiError, labels: Record<string, string> = {}): string[] {
  const lines = Object.entries(fields).flatMap(([field, messages]) => {
    if (CODES.includes(field)) return []
    const label = GENERAL_FIELDS.includes(field) ? undefined : labels[field]
    return messages.map((message) => (label ? i18n.t("common:error.field", { label, message }) : message))
  })
  return [...new Set(lines)]
}

/** The same without labels, for a refusal that belongs to one button; none for a lost or broken answer (ruling 2a). */
export const refusalReasons = (error: Error | null): string[] =>
  error instanceof ApiError && error.isRefusal ? refusalLines(error) : []
