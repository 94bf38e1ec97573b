import { fold } from "./fold"

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" }
const LONGEST = 80

/** The part of an address that names something: small letters, digits and single dashes between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The address that a name suggests, umlauts spelled out, at most 80 characters and never cut within a word if there are
 * several: "Käse & Wein, Zürich" → "kaese-wein-zuerich". "" for a name without letters and digits of the Latin alphabet.
 */
export function slugOf(name: string): string {
  const spelled = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöü]/g, (umlaut) => SPELLED[umlaut])
  const words = fold(spelled).match(/[a-z0-9]+/g) ?? []
  let slug = ""
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, LONGEST) : `${slug}-${word}`
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug
}
