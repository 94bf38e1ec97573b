import { isDeepStrictEqual } from "node:util"

export interface Change {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The fields that differ, as they were and as they are; null if none does. */
export function changedFields(before: object, after: object): Change | null {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const fields = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field), fresh.get(field)),
  )
  if (fields.length === 0) return null
  const part = (values: Map<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values.get(field)]))
  return { before: part(old), after: part(fresh) }
}
