import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { createInstance } from "i18next"
import { chf, chfWithRappen } from "#kernel/format-chf"
import { dayInNumbers, dayInWords, periodInWords } from "#kernel/format-day"
import type { Message, MessageValue } from "#kernel/wire/message"
import { languageOf } from "./language"

/** A message in one language. */
export type Texts = (message: Message) => string

type Catalogue = Record<string, Record<string, string>>

const DEFAULT_LANGUAGE = "de"

function catalogueOf(language: string): Catalogue {
  const folder = path.join(__dirname, language)
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"))
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
  )
}

function foundLanguages(): string[] {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const found = folders.map(({ name }) => name).filter((name) => /^[a-z]{2}$/.test(name))
  return [DEFAULT_LANGUAGE, ...found.filter((name) => name !== DEFAULT_LANGUAGE)]
}

/** Languages are the folders beside this file: a file per area, in i18next's format. */
export const catalogues: Record<string, Catalogue> = Object.fromEntries(
  foundLanguages().map((language) => [language, catalogueOf(language)]),
)
const languages = Object.keys(catalogues)

const i18n = createInstance()
void i18n.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  initImmediate: false,
  resources: Object.fromEntries(languages.map((language) => [language, { translation: catalogues[language] }])),
  interpolation: { escapeValue: false },
})
const formatter = i18n.services.formatter
formatter?.add("day", (day) => dayInNumbers(day))
formatter?.add("dayInWords", (day) => dayInWords(day))
formatter?.add("period", (period) => periodInWords(period))
formatter?.add("chfWithRappen", (rappen) => chfWithRappen(rappen))
formatter?.add("chf", (rappen) => chf(rappen))

function textsIn(language: string): Texts {
  const translate = i18n.getFixedT(language)
  const worded = (value: MessageValue): unknown => {
    if (Array.isArray(value)) return value.map(worded).join(", ")
    return typeof value === "object" && "code" in value ? texts(value) : value
  }
  const texts: Texts = ({ code, values }) => {
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value)]))
    // What somebody has typed is in the values: it is never read as a text that names others.
    return translate(code, { ...filled, nest: false })
  }
  return texts
}

const known = new Map(languages.map((language) => [language, textsIn(language)]))

/** The texts for who accepts these languages. @param accepted a request's `Accept-Language` */
export const textsFor = (accepted?: string): Texts =>
  known.get(languageOf(accepted, languages)) ?? textsIn(DEFAULT_LANGUAGE)
