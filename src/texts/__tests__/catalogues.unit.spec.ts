import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { catalogues } from "../texts"
import { TEXT_VALUES } from "../values"

const flat = (language: string) =>
  Object.entries(catalogues[language]).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ code: `${area}.${name.replace(/_(one|other)$/, "")}`, text })),
  )
const codesOf = (language: string) => [...new Set(flat(language).map(({ code }) => code))].sort()
const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()
const valuesOf = (code: string): readonly string[] => TEXT_VALUES[code as keyof typeof TEXT_VALUES] ?? []

const languages = Object.keys(catalogues)

it("has German", () => expect(languages[0]).toBe("de"))

it.each(languages)("has every text in %s", (language) => expect(codesOf(language)).toEqual(codesOf("de")))

it.each(languages)("fills texts in %s with the values that their codes have", (language) => {
  const plural = (code: string) =>
    Object.keys(catalogues[language][code.split(".")[0]]).includes(`${code.split(".")[1]}_one`)
  for (const { code, text } of flat(language)) {
    const given = [...valuesOf(code)].sort()
    if (plural(code)) expect(given).toEqual(expect.arrayContaining(placeholdersIn(text)))
    else expect({ code, names: placeholdersIn(text) }).toEqual({ code, names: given })
  }
})

it("knows no values of codes that there aren't", () => {
  expect(codesOf("de")).toEqual(expect.arrayContaining(Object.keys(TEXT_VALUES)))
})

it("has the forms of days and numbers of every other language", () => {
  const formsOf = (language: string) => path.join(__dirname, "..", language, "forms.json")
  expect(languages.slice(1).filter((language) => !existsSync(formsOf(language)))).toEqual([])
})

it("has a type for each file", () => {
  const typed = readFileSync(path.join(__dirname, "../codes.ts"), "utf8")
  for (const area of Object.keys(catalogues.de)) expect(typed).toMatch(new RegExp(`"\\./de/(\\w+/)?${area}\\.json"`))
})
