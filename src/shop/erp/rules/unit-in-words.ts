const MANY: Record<string, string> = { Tag: "Tage", Stunde: "Stunden" }

/**
 * A unit as it is behind an amount: bookkeeping knows it in the singular alone.
 * @param amount as decimal text
 * @example unitInWords("Tag", "5") //=> "Tage"
 */
export const unitInWords = (unit: string, amount: string): string =>
  Math.abs(Number(amount)) === 1 ? unit : (MANY[unit] ?? unit)
