const NO_BREAK_SPACE = "\u00a0"
const WORD_JOINER = "\u2060"

/** "Mo 7.12.", "9 Miettage", "50 %", "Mo–Fr", "8–17 Uhr", "St. Gallen" and "E-Mail" stay on one line: a short name before a figure, what follows one, ranges, a letter with its word. */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{Lu}\p{Ll}(?= \d)|St\.(?= \p{Lu})) /gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d) (?=[\p{L}%])/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d–)(?=\d)|((?<!\p{L})\p{Lu}\p{Ll}–)(?=\p{Lu}\p{Ll}(?!\p{L}))/gu, `$&${WORD_JOINER}`)
    .replace(/(?<![\p{L}\p{N}])(\p{L}-)(?=\p{L})/gu, `$1${WORD_JOINER}`)
