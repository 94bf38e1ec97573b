import type { LanguageForms } from "#kernel/language"

/** Letters of Latin words that no pseudo text has: it is written in Greek. */
const LATIN = "abcdefghijklmnopqrstuvwxyzäöüéèàßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
const GREEK = "αβψδεφγηιξκλμνοπϙρστθωςχυζάόύέήίϊΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠϘΡΣΤΘΩϞΧΥΖΆΌΎ"

/** What i18next and marked texts read: `{{count}}`, `<terms>`. */
const SYNTAX = /(\{\{.*?\}\}|<\/?\w+>)/

const inGreek = (text: string) => [...text].map((letter) => GREEK[LATIN.indexOf(letter)] ?? letter).join("")

/** "{{count}} Geräte" → "{{count}} Γεράτε": a language that nobody speaks, in which what isn't translated stands out. */
export function pseudo<Texts>(texts: Texts): Texts {
  if (typeof texts === "string")
    return texts
      .split(SYNTAX)
      .map((part) => (SYNTAX.test(part) ? part : inGreek(part)))
      .join("") as Texts
  if (typeof texts !== "object" || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) as Texts
}

/** Months and days of Greek are Greek to the eye, too. */
export const PSEUDO_LANGUAGE: LanguageForms = {
  tag: "el",
  weekdays: ["Δε", "Τρ", "Τε", "Πε", "Πα", "Σα", "Κυ"],
  until: "έως",
  thousands: "\u2019",
}

const NAMED = ["title", "alt", "aria-label", "aria-description", "placeholder", "aria-valuetext"]

/** All that somebody reads or hears of a page, its head included. */
export function wordsOf(page: Document): string[] {
  const found = [page.title]
  for (const element of page.querySelectorAll("*")) {
    if (element.closest("script, style")) continue
    for (const name of NAMED) found.push(element.getAttribute(name) ?? "")
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "")
  }
  const description = page.querySelector("meta[name=description]")?.getAttribute("content")
  return [...found, description ?? ""]
}

/** Every text in a value, HTML without its tags. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/<[^>]*>/).filter(Boolean)
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const LATIN_WORD = /\p{Script=Latin}{2}/u

/** What is in a text in Latin letters although it is neither content, wherever its lines may break, nor said alike everywhere. */
export function untranslated(text: string, content: readonly string[]): string | null {
  let rest = text.replaceAll("\u00a0", " ").replaceAll("\u2060", "")
  if (!LATIN_WORD.test(rest)) return null
  for (const known of content) rest = rest.replaceAll(known.replaceAll("\u00a0", " "), " ")
  return LATIN_WORD.test(rest) ? text.trim() : null
}
