/** Beyond Latin-1, what the built-in fonts' encoding (WinAnsi) holds. */
const WIN_ANSI_EXTRAS = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"

const LETTERS: Record<string, string> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ħ: "h", Ħ: "H", ı: "i", ŋ: "n", ə: "e", ẞ: "SS", ь: "", ъ: "" },
  ...{ "−": "-", "‐": "-", "‑": "-", "‒": "–", "―": "—", "″": '"', "′": "'", "●": "•", "✓": "x" },
  ...{ "→": "->", "←": "<-", "↔": "<->", "⇒": "=>", "≤": "<=", "≥": ">=", "≈": "~", "≠": "!=" },
  ...{ "∞": "unendlich", "∅": "Ø", "⌀": "Ø", "№": "Nr." },
}

const GREEK = "ΑAΒBΓGΔDΕEΖZΗIΘTΙIΚKΛLΜMΝNΞXΟOΠPΡRΣSΤTΥYΦFΧCΨPΩOαaβbγgδdεeζzηiθtιiκkλlμmνnξxοoπpρrσsςsτtυyφfχcψpωo"
const CYRILLIC =
  "АAБBВVГGДDЕEЖŽЗZИIЙJКKЛLМMНNОOПPРRСSТTУUФFХHЦCЧČШŠЩŠЫYЭEЮUЯAаaбbвvгgдdеeжžзzиiйjкkлlмmнnоoпpрrсsтtуuфfхhцcчčшšщšыyэeюuяa"

const pairs = (text: string): [string, string][] => (text.match(/../gsu) ?? []).map((pair) => [pair[0]!, pair[1]!])

const transliterated = new Map([...Object.entries(LETTERS), ...pairs(GREEK), ...pairs(CYRILLIC)])

const isLatin1 = (character: string) => /^[\n\x20-\x7e\xa1-\xac\xae-\xff]$/.test(character)
const isInvisible = (character: string) => /^[\p{Cc}\p{Cf}\p{Mn}]$/u.test(character)
const isSpace = (character: string) => /^[\t\p{Z}]$/u.test(character)

type IsKnown = (character: string) => boolean

/** A character in the letters that are known; "?" for writings that have none. */
function spelled(character: string, isKnown: IsKnown): string {
  if (isKnown(character)) return character
  if (isSpace(character)) return " "
  if (isInvisible(character)) return ""
  const other = transliterated.get(character) ?? character.normalize("NFKD").replace(/\p{Mn}/gu, "")
  if (other === character) return "?"
  const letters = [...other].map((letter) => spelled(letter, isKnown)).join("")
  return /^\?+$/.test(letters) ? "?" : letters
}

const spelledText = (text: string, isKnown: IsKnown): string =>
  [...text.normalize("NFC")].map((character) => spelled(character, isKnown)).join("")

/** Whether the built-in fonts have the character. */
export const isBuiltIn = (character: string): boolean => isLatin1(character) || WIN_ANSI_EXTRAS.includes(character)

/** Text that the built-in fonts can draw: accents they lack are dropped, other writings spelled in Latin letters. */
export const printable = (text: string): string => spelledText(text, isBuiltIn)

/** What payment codes may hold, without the characters that only print. */
const PAYMENT_CHARACTER =
  /^[a-zA-Z0-9.,;:'+\-/()?*[\]{}|`´~ !"#%&<>÷=@_$£àáâäçèéêëìíîïñòóôöùúûüýßÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÑ]$/
const PLAIN: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "…": "...",
}

/**
 * Text as a payment code may hold it, cut to `length`.
 * @see Swiss Implementation Guidelines for the QR-bill, permitted characters and field lengths
 */
export function payable(text: string, length: number): string {
  const plain = [...printable(text)].map((character) => PLAIN[character] ?? character).join("")
  const spelled = spelledText(plain, (character) => PAYMENT_CHARACTER.test(character))
  return spelled.replace(/\s+/g, " ").trim().slice(0, length).trim()
}
