/** Key of the text that orders accept. */
export const TERMS_KEY = "agb"

/** How a text says which version it is: 'Version 1.0', 'Version 2026-12-01'. */
const NAMED = /(\bVersion(?:\s|&nbsp;)+)(\d(?:[\w.-]{0,18}\w)?)/

/** The version that a text says it is; null if it says none. */
export const termsVersionIn = (html: string): string | null => NAMED.exec(html)?.[2] ?? null

const naming = (html: string, version: string): string => html.replace(NAMED, (_all, word) => `${word}${version}`)

/** '1.0' becomes '1.1', '1.9' '1.10'; what has no number at its end gets one. */
const following = (version: string): string => {
  const [, head, number] = /^(.*?)(\d+)$/s.exec(version) ?? []
  return number === undefined ? `${version}.1` : `${head}${Number(number) + 1}`
}

export interface TermsVersions {
  /** What orders accept now. */
  current: string
  /** Every version that a text or an order has ever named, the current one too. */
  used: ReadonlySet<string>
}

/**
 * Another text is another version. One that names a version which there never was has it; any other gets the number after
 * the current one, also in its own words.
 */
export function renewedTerms(html: string, { current, used }: TermsVersions): { html: string; version: string } {
  const named = termsVersionIn(html)
  if (named !== null && !used.has(named)) return { html, version: named }
  let version = following(current)
  while (used.has(version)) version = following(version)
  return { html: naming(html, version), version }
}

/** Whether nothing differs but the number that the current text was given when it was saved. */
export function isSameTerms(html: string, published: string, { current, used }: TermsVersions): boolean {
  const named = termsVersionIn(html)
  if (named !== null && !used.has(named)) return false
  return naming(html, current) === naming(published, current)
}
