const ENTRY = /^(\d{1,9}|\d{1,3}(?:['’ ]\d{3}){1,2})(?:[.,](\d{0,2}))?$/

/**
 * What somebody typed as a number that is kept whole: with two digits "12.5" is 1250, and so are "CHF 12,50" and, of thousands,
 * "1'250.–" is 125000. Below a milliard.
 * @returns null for anything else, more digits and wrong groups among it
 */
export function typedNumber(text: string, digits: number): number | null {
  const plain = text
    .trim()
    .replace(/^(CHF|Fr\.)\s*/i, "")
    .replace(/[.,][-–—]{1,2}$/, "")
  const [, whole, fraction = ""] = ENTRY.exec(plain) ?? []
  if (whole === undefined || fraction.replace(/0+$/, "").length > digits) return null
  return Number(whole.replace(/['’ ]/g, "")) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, "0") || 0)
}
