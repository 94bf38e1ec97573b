import { speaker } from "#texts/speaker"
import { catalogues } from "#texts/texts"
import { PSEUDO_LANGUAGE, pseudo, textsIn, untranslated } from "../../storefront/src/test/pseudo-language"

/** The server's texts in a language that nobody speaks, in which what isn't translated stands out. */
export const PSEUDO_TEXTS = speaker("el", pseudo(catalogues.de), PSEUDO_LANGUAGE)

/** The same in every language. */
const EVERYWHERE = ["CHF", "https"]

/** Lines that are left in German although they are neither content nor the same everywhere. */
export function leftInGerman(text: string, content: unknown): string[] {
  const known = [...textsIn(content), ...EVERYWHERE].sort((one, other) => other.length - one.length)
  return text.split("\n").flatMap((line) => untranslated(line, known) ?? [])
}
