import { catalogues } from "./texts"
import { TEXT_VALUES } from "./values"

/** i18next's plurals are one text. */
const textOf = (code: string) => code.replace(/_(one|other)$/, "")
const valuesOf = (code: string): readonly string[] =>
  Object.entries(TEXT_VALUES).find(([one]) => one === code)?.[1] ?? []
const valuesIn = (sentence: string) => [...sentence.matchAll(/\{\{[-\s]*(\w+)/g)].map(([, name]) => name)

/** What is wrong with words that are to stand in the place of the shop's, by code: "has words for …"; undefined where nothing is. */
export function wordsFault(language: string, words: Readonly<Record<string, string>>): string | undefined {
  const catalogue = catalogues[language]
  if (!catalogue) return `has words in "${language}", which the shop doesn't speak`
  for (const [code, sentence] of Object.entries(words)) {
    const [area, name, ...more] = code.split(".")
    if (more.length > 0 || catalogue[area]?.[name] === undefined)
      return `has words for "${code}", which the shop doesn't say`
    const stranger = valuesIn(sentence).find((value) => !valuesOf(textOf(code)).includes(value))
    if (stranger) return `has words for "${code}" with {{${stranger}}}, which it isn't told`
  }
  return undefined
}
