export interface AuditChange {
  field: string
  /** Null where there was or is nothing. */
  before: string | null
  after: string | null
}

type Part = Record<string, unknown> | null

/** What an entry changed, field by field, those of records within it named by their path; what stayed is left out. */
export function auditChanges(before: Part, after: Part): AuditChange[] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

function flat(part: Part, prefix = ""): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(part ?? {})) {
    if (isRecord(value)) for (const [inner, text] of flat(value, `${prefix}${name}.`)) found.set(inner, text)
    else if (value !== null && value !== undefined) found.set(prefix + name, textOf(value))
  }
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (typeof value === "string") return value
  if (typeof value === "boolean") return value ? "ja" : "nein"
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join(", ")
  return JSON.stringify(value)
}
