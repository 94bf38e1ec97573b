const NUMBER = /^(?:bestellung|auftrag|rechnung|offerte)?\s*(?:([a-z]{1,2})[\s-]*|#\s*)(\d+)$/i

/**
 * What people type or say for the number of an order or document, as it is written: "w1042", "Bestellung W 1042"
 * and Medusa's "#1042" are "W-1042". Null for what isn't such a number; bare digits are part of many.
 */
export function documentNumber(words: string): string | null {
  const [, letters, digits] = NUMBER.exec(words.trim()) ?? []
  return digits ? `${letters?.toUpperCase() ?? "W"}-${digits}` : null
}
