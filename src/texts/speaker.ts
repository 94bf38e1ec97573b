import { createInstance } from "i18next"
import { chf, chfWithRappen } from "#kernel/format-chf"
import { dayInNumbers, dayInWords, periodInWords } from "#kernel/format-day"
import type { LanguageForms } from "#kernel/language"
import type { Message, MessageValue } from "#kernel/wire/message"
import type { TextCode, TextValues } from "./codes"
import { TEXT_VALUES } from "./values"

/** Sentences by area and name, in i18next's format. */
export type Catalogue = Record<string, Record<string, string>>

/** Messages in one language. */
export interface Texts {
  (message: Message): string
  /** The same with each value between VALUE_START and VALUE_END, for who reads markup in sentences and none in values. */
  marked(message: Message): string
  /** "de" */
  readonly language: string
  /** "de-CH" */
  readonly tag: string
}

// Of the private use area: no sentence has them, and no value keeps them.
export const VALUE_START = "\uE000"
export const VALUE_END = "\uE001"
const MARKS = /[\uE000\uE001]/g
const HELD = new RegExp(`${VALUE_START}(\\d+)${VALUE_END}`, "g")
const withoutMarks = (text: string) => text.replace(MARKS, "")

/** A message may carry more than its sentence takes. */
const namesOf = (code: TextCode): readonly string[] =>
  code in TEXT_VALUES ? TEXT_VALUES[code as keyof TextValues] : []

/** What says messages in a language. */
export function speaker(language: string, catalogue: Catalogue, forms: LanguageForms): Texts {
  // Numbers stand for values while i18next works: what somebody has typed is never read as a name of another value.
  let held: string[] = []
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    initImmediate: false,
    resources: { [language]: { translation: catalogue } },
    interpolation: {
      skipOnVariables: false,
      escape: (value) => `${VALUE_START}${held.push(withoutMarks(value)) - 1}${VALUE_END}`,
    },
  })
  const { formatter } = i18n.services
  formatter?.add("day", (day) => dayInNumbers(day))
  formatter?.add("dayInWords", (day) => dayInWords(day, forms))
  formatter?.add("period", (period) => periodInWords(period, forms))
  formatter?.add("chfWithRappen", (rappen) => chfWithRappen(rappen))
  formatter?.add("chf", (rappen) => chf(rappen))

  const worded = (value: MessageValue): unknown => {
    if (Array.isArray(value)) return value.map(worded).join(", ")
    return typeof value === "object" && "code" in value ? marked(value) : value
  }
  const marked = ({ code, values }: Message): string => {
    const filled = Object.fromEntries(namesOf(code).map((name) => [name, worded(values[name])]))
    held = []
    return i18n.t(code, { ...filled, nest: false }).replace(HELD, (_mark, at) => VALUE_START + held[at] + VALUE_END)
  }
  return Object.assign((message: Message) => withoutMarks(marked(message)), { marked, language, tag: forms.tag })
}
