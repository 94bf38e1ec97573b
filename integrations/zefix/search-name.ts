/** The register refuses shorter ones. */
const SHORTEST = 3

/**
 * What somebody typed, as the register wants it: names that begin so. `*` of their own are theirs, except in front,
 * where it would match everything.
 * @returns null for what can't find anything
 * @example searchName("  Holz ") //=> "Holz*"
 */
export function searchName(typed: string): string | null {
  const name = typed
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[*\s]+/, "")
    .replace(/\*+/g, "*")
  if (name.replace("*", "").length < 2) return null
  const pattern = name.endsWith("*") ? name : `${name}*`
  return pattern.length < SHORTEST ? null : pattern
}
