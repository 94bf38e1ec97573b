/**
 * What somebody typed as a number that is kept whole: with two digits "12.5" is 1250. Apostrophes between thousands and a
 * comma for the point are understood.
 * @returns null for anything else, more digits among it
 */
export function typedNumber(text: string, digits: number): number | null {
  const plain = text.trim().replace(/['’ ]/g, "").replace(",", ".")
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || fraction.replace(/0+$/, "").length > digits) return null
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, "0") || 0)
}

/** An amount as it is sent; what is none goes as it is typed, and is refused. */
export function typedAmount(text: string): string {
  const rappen = typedNumber(text, 2)
  return rappen === null ? text : numberText(rappen, 2)
}

/** The same as a field shows it: 1250 with two digits is "12.50", 81 with one is "8.1". */
export const numberText = (value: number, digits: number): string => (value / 10 ** digits).toFixed(digits)
