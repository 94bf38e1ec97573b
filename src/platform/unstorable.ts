/** PostgreSQL stores no NUL in text and no half of a surrogate pair in JSON; nothing of the shop's needs one. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether the value holds text that can't be stored, in a name or a value at any depth. */
export function isUnstorable(value: unknown): boolean {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === "string" && UNSTORABLE.test(next)) return true
    if (typeof next !== "object" || next === null) continue
    for (const [name, inner] of Object.entries(next)) {
      if (UNSTORABLE.test(name)) return true
      open.push(inner)
    }
  }
  return false
}

/** No form of the shop's or of Medusa's nests its fields half as deeply. */
const DEEPEST = 64

/** Whether the value holds others in others so deeply that programs which follow them fail. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []))
  }
  return false
}
