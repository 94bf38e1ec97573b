/** Pattern of `ilike` for texts that contain `words`, its own signs taken literally. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`

const SIGNS = " .-–_/\u00a0"

/** A text in SQL without the blanks and signs that people leave out or put in. */
export const withoutSigns = (text: string) => `translate(${text}, '${SIGNS}', '')`

/** What `withoutSigns` leaves of words. */
export const lettersIn = (words: string): string => [...words].filter((sign) => !SIGNS.includes(sign)).join("")

/** Pattern of `ilike` for texts in `withoutSigns` that contain `words`, however they are separated. */
export const containingLetters = (words: string): string => containing(lettersIn(words) || words)
