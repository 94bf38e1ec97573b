import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { catalogues } from "../texts"
import { TEXT_VALUES } from "../values"

const SRC = path.resolve(__dirname, "../..")
const SCHEMAS = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /^(kernel\/wire|shop\/\w+\/wire)\/[^/]+\.ts$/.test(file))

const AREAS = Object.keys(catalogues.de).join("|")
const CODE = new RegExp(`(messageKey\\(\\s*)?"((?:${AREAS})\\.[a-z]\\w*)"`, "g")
const codesIn = (file: string) =>
  [...readFileSync(path.join(SRC, file), "utf8").matchAll(CODE)].map(([, keyed, code]) => ({ file, code, keyed }))
const used = SCHEMAS.flatMap(codesIn)

const hasText = (code: string) => {
  const [area, name] = code.split(".")
  return name in catalogues.de[area]
}

/** A schema's messages are any texts to the compiler. */
it("knows every code that a schema says", () => {
  expect(used.filter(({ code }) => !hasText(code))).toEqual([])
  expect(used.length).toBeGreaterThan(150)
})

it("gives those with values theirs", () => {
  expect(used.filter(({ code, keyed }) => code in TEXT_VALUES && !keyed)).toEqual([])
})
