export interface AuditChange {
  field: string
  /** As it was kept; null where there was or is nothing. */
  before: unknown
  after: unknown
}

type Part = Record<string, unknown> | null

/** What an entry changed, field by field, those of records within it named by their path; what stayed is left out. */
export function auditChanges(before: Part, after: Part): AuditChange[] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}

function flat(part: Part, prefix = ""): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, value] of Object.entries(part ?? {})) {
    if (isRecord(value)) for (const [inner, text] of flat(value, `${prefix}${name}.`)) found.set(inner, text)
    else if (value !== null && value !== undefined) found.set(prefix + name, value)
  }
  return found
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
