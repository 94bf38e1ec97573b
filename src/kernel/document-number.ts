const NUMBER =
  /^(?:(?<said>bestell(?:ungs?)?|auftrags?|rechnungs?|offert(?:en?)?)[\s-]*)?(?<number>(?:nr\.?|nummer)\s*)?(?:(?<letters>[a-z]{1,2})[\s-]*|(?<sign>#)\s*)?(?<digits>\d+)$/i

/** What the shop numbers itself, by the word's first letter; the accounts' numbers begin as the accounts have it. */
const BEGINNINGS: Record<string, string> = { b: "W-", o: "O-" }

const partsOf = (words: string) => NUMBER.exec(words.trim())?.groups ?? {}

/**
 * What people type or say for the number of an order or document, as it is written: "w1042", "Bestellnummer 1042" and
 * Medusa's "#1042" are "W-1042", "Rechnung 21" is "21". Null for what isn't such a number; bare digits are part of many.
 */
export function documentNumber(words: string): string | null {
  const { said, number, letters, sign, digits } = partsOf(words)
  if (!digits) return null
  if (letters) return `${letters.toUpperCase()}-${digits}`
  if (sign) return `W-${digits}`
  return said || number ? `${BEGINNINGS[said?.[0].toLowerCase() ?? ""] ?? ""}${digits}` : null
}

/** What words may stand for: themselves, and the number that they say; of digits said to be the accounts' see `accountsDigits`. */
export function writtenAs(words: string): string[] {
  const number = documentNumber(words)
  return number === null || accountsDigits(words) !== null ? [words] : [words, number]
}

/** Letters that only documents begin with; devices are called "P40" and "GS18". */
const OF_DOCUMENTS = ["W", "O", "AU", "RE"]

/** Whether words are the number of a document and can't be the name of anything else. */
export function isDocumentNumber(words: string): boolean {
  const { said, number, letters, sign, digits } = partsOf(words)
  return digits !== undefined && Boolean(said || number || sign || OF_DOCUMENTS.includes(letters?.toUpperCase() ?? ""))
}

/** The digits alone of what is called a number of the accounts, without zeros before: "Rechnung 21" is "21"; else null. */
export function accountsDigits(words: string): string | null {
  const { said, letters, sign, digits } = partsOf(words)
  return digits && !letters && !sign && /^[ar]/i.test(said ?? "") ? digits.replace(/^0+(?=\d)/, "") : null
}
