import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { LANGUAGE, type LanguageForms } from "#kernel/language"
import { languageFor, type Reader, varyOf } from "./language"
import { type Catalogue, speaker, type Texts } from "./speaker"

export type { Texts } from "./speaker"

const DEFAULT_LANGUAGE = "de"
/** How a language writes days and numbers, beside its catalogues; German is what the kernel says. */
const FORMS = "forms.json"

function catalogueOf(language: string): Catalogue {
  const folder = path.join(__dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".json") && file !== FORMS,
  )
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
  )
}

function formsOf(language: string): LanguageForms {
  const file = path.join(__dirname, language, FORMS)
  return existsSync(file) ? { ...LANGUAGE, ...JSON.parse(readFileSync(file, "utf8")) } : LANGUAGE
}

function foundLanguages(): string[] {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const found = folders.map(({ name }) => name).filter((name) => /^[a-z]{2}$/.test(name))
  return [DEFAULT_LANGUAGE, ...found.filter((name) => name !== DEFAULT_LANGUAGE)]
}

/** Languages are the folders next to this file: a file per area, in i18next's format. */
export const catalogues: Record<string, Catalogue> = Object.fromEntries(
  foundLanguages().map((language) => [language, catalogueOf(language)]),
)
const languages = Object.keys(catalogues)

const known = new Map(
  languages.map((language) => [language, speaker(language, catalogues[language], formsOf(language))]),
)

/** Says sentences otherwise from now on. @param words by code ("ordermails.confirmation_thanks"), of which `wordsFault` says nothing */
export function reword(language: string, words: Readonly<Record<string, string>>) {
  const catalogue = structuredClone(catalogues[language])
  for (const [code, sentence] of Object.entries(words)) {
    const [area, name] = code.split(".")
    catalogue[area][name] = sentence
  }
  catalogues[language] = catalogue
  known.set(language, speaker(language, catalogue, formsOf(language)))
}

/** The texts for a reader, in the language that is theirs. */
export function textsFor(reader: Reader): Texts {
  const texts = known.get(languageFor(reader, languages))
  if (!texts) throw new Error("The shop has no texts")
  return texts
}

/** A header of whatever is said in the language of who asks. */
export const LANGUAGE_HEADERS: Readonly<Record<string, string>> = varyOf(languages)
