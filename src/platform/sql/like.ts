/** Pattern of `ilike` for texts that contain `words`, its own signs taken literally. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`

const SIGNS = " .-–_/\u00a0"

/** A text in SQL without the blanks and signs that people leave out or put in. */
export const withoutSigns = (text: string) => `translate(${text}, '${SIGNS}', '')`

/** Pattern of `ilike` for texts in `withoutSigns` that contain `words`, however they are separated. */
export function containingLetters(words: string): string {
  const letters = [...words].filter((sign) => !SIGNS.includes(sign)).join("")
  return containing(letters === "" ? words : letters)
}
