import type { Rappen } from "#kernel/money"

/** Half away from zero. */
function rounded(text: string, decimals: number): bigint {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const digits = `${fraction}${"0".repeat(decimals)}`
  const kept = BigInt(`${whole}${digits.slice(0, decimals)}`)
  const magnitude = (fraction[decimals] ?? "0") >= "5" ? kept + 1n : kept
  return sign ? -magnitude : magnitude
}

/** bexio's decimal text in Rappen: "19.150000" → 1915. */
export const rappenOf = (text: string): Rappen => Number(rounded(text, 2))

/** With two digits: "290.000000" → "290.00". */
export function twoDigits(text: string): string {
  const value = rounded(text, 2)
  const digits = String(value < 0n ? -value : value).padStart(3, "0")
  return `${value < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Without zeros at its end: "3.000000" → "3", "1.500000" → "1.5". */
export const trimmed = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text)
