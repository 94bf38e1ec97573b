import { generalMessages, StaffRefusal } from "../../lib/use-staff-change"

export type Version = number | string

/** The fields that a refusal names, each with its messages in one line: `choices.0.price` is a field in a list. */
export function refusedFields(error: Error | null): [name: string, message: string][] {
  if (!(error instanceof StaffRefusal)) return []
  return Object.entries(error.body)
    .filter((entry): entry is [string, string[]] => entry[0] !== GENERAL && isMessages(entry[1]))
    .map(([name, messages]) => [name, messages.join(" ")])
}

/** All that a refusal says, for what has no fields. */
export const refusedText = (error: Error): string =>
  [...generalMessages(error), ...refusedFields(error).map(([, message]) => message)].join(" ")

const GENERAL = "non_field_errors"

const isMessages = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((message) => typeof message === "string")

/** The version that is stored by now, if the refusal tells one. */
export function refusedVersion(error: Error | null): Version | null {
  const version = error instanceof StaffRefusal ? error.body.version : null
  return typeof version === "number" || typeof version === "string" ? version : null
}
