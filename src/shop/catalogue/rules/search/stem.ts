/** Letters after which a closing s is an ending ("Akkus", "Geräts"), not part of the stem ("Kurs", "Glas"). */
const BEFORE_ENDING_S = /[bdfghklmnrtaiou]s$/

/**
 * German without its endings, lightly: plural and case, "-ung" of a verb, the "-a" of "Prisma". What is left need not be
 * a word, only be the same for the forms of one. Designations with a digit stay as they are.
 * @param word folded, spelled umlauts resolved
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word
  const bare = withoutCase(word)
  if (bare.length >= 7 && bare.endsWith("ung")) return bare.slice(0, -3)
  return bare.length >= 6 && bare.endsWith("a") ? bare.slice(0, -1) : bare
}

function withoutCase(word: string): string {
  const { length } = word
  if (length >= 7 && word.endsWith("ern")) return word.slice(0, -3)
  if (length >= 6 && /(en|er|em|es)$/.test(word)) return word.slice(0, -2)
  if (length >= 5 && /(e|[lr]n)$/.test(word)) return word.slice(0, -1)
  return length >= 5 && BEFORE_ENDING_S.test(word) ? word.slice(0, -1) : word
}
