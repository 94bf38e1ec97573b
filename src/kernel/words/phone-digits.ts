const LEAST_DIGITS = 6

/**
 * What a phone number has in common however it is written: "071 555 77 77", "+41 71 555 77 77" and "0041715557777" are
 * "715557777". Null for what is no phone number, or too little of one.
 */
export function phoneDigits(words: string): string | null {
  if (!/^\+?[\d\s()./'-]+$/.test(words)) return null
  const digits = words.replace(/\D/g, "")
  const national =
    words.trim().startsWith("+") || digits.startsWith("00") ? digits.replace(/^(?:00)?(?:41)?/, "") : digits
  const bare = national.replace(/^0/, "")
  return bare.length < LEAST_DIGITS ? null : bare
}
