import { parseDecimal } from "../money/decimal"

export const CRITERIA = [
  "like",
  "not_like",
  "=",
  "!=",
  ">",
  "<",
  ">=",
  "<=",
  "is_null",
  "not_null",
  "in",
  "not_in",
] as const
export type Criteria = (typeof CRITERIA)[number]

/** -1, 0 or 1; numbers as numbers ("100" is "100.000000"), everything else as text. */
function compare(kept: string, asked: string): number {
  const [one, other] = [parseDecimal(kept), parseDecimal(asked)]
  const [left, right] = one !== undefined && other !== undefined ? [one, other] : [kept, asked]
  return left < right ? -1 : Number(left > right)
}

/** Whether a field that holds `kept` is found. */
export function isFound(kept: unknown, criteria: Criteria, value: unknown, exactCase: boolean): boolean {
  const fold = (text: unknown) => (exactCase ? String(text) : String(text).toLowerCase())
  if (criteria === "is_null") return kept === null
  if (criteria === "not_null") return kept !== null
  if (kept === null || kept === undefined) return false
  const [text, asked] = [fold(kept), fold(value)]
  switch (criteria) {
    case "like":
      return text.includes(asked.replaceAll("%", ""))
    case "not_like":
      return !text.includes(asked.replaceAll("%", ""))
    case "in":
      return Array.isArray(value) && value.some((one) => compare(text, fold(one)) === 0)
    case "not_in":
      return Array.isArray(value) && value.every((one) => compare(text, fold(one)) !== 0)
    case "=":
      return compare(text, asked) === 0
    case "!=":
      return compare(text, asked) !== 0
    case ">":
      return compare(text, asked) > 0
    case "<":
      return compare(text, asked) < 0
    case ">=":
      return compare(text, asked) >= 0
    case "<=":
      return compare(text, asked) <= 0
  }
}
