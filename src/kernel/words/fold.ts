const MARKS = /\p{M}+/gu
const NOT_ASCII = /[^\0-\x7f]/

/** Lower case without accents, ß as ss, forms of compatibility as plain ones: "Prüfmaß" → "prufmass", "m²" → "m2". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return NOT_ASCII.test(lower) ? lower.replaceAll("ß", "ss").normalize("NFKD").replace(MARKS, "") : lower
}

/** Umlauts spelled out, after folding: ae, oe and ue read as ä, ö and ü do. */
export const withoutSpelledUmlauts = (folded: string): string => folded.replace(/([aou])e/g, "$1")
