/** Of a record before and after a change the parts that differ; null if none does. */
export function differences<Part extends object>(
  before: Part,
  after: Part,
): { before: Partial<Part>; after: Partial<Part> } | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Part)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  if (changed.length === 0) return null
  const partOf = (record: Part) => Object.fromEntries(changed.map((key) => [key, record[key]])) as Partial<Part>
  return { before: partOf(before), after: partOf(after) }
}
