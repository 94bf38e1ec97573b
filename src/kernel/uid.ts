/** Weights of the digits 1 to 8 of a Swiss company number (eCH-0097). */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4]

/** `CHE` and nine digits, without separators: how registers send it. */
export type RawUid = `CHE${string}`

/** @returns the ninth digit that belongs to the first eight, or null where no valid number begins so */
function checkDigit(digits: string): number | null {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? null : digit
}

/**
 * The company number in a text, whatever its separators, with or without `CHE` and the VAT suffix of any language.
 * @returns null if it isn't one, its check digit included
 * @example parseUid("che 109 322 551 mwst") //=> "CHE109322551"
 */
export function parseUid(text: string): RawUid | null {
  const [, digits] = /^(?:CHE)?(\d{9})(?:MWST|TVA|IVA|VAT)?$/.exec(text.toUpperCase().replace(/[\s.\-–]/g, "")) ?? []
  return digits && checkDigit(digits) === Number(digits[8]) ? `CHE${digits}` : null
}

/** @example formatUid("CHE109322551") //=> "CHE-109.322.551" */
export const formatUid = (uid: RawUid): string => uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, "CHE-$1.$2.$3")
