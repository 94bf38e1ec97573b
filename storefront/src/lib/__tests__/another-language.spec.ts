import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { getI18n, setI18n } from "react-i18next"
import { createServer, type ViteDevServer } from "vite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PSEUDO_LANGUAGE, pseudo } from "../../test/pseudo-language"

const STOREFRONT = path.resolve(import.meta.dirname, "../../..")
const LOCALES = path.join(STOREFRONT, "src/locales")
const PLURAL = /_(zero|one|two|few|many|other)$/
const catalogues = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"))
const read = (...parts: string[]) => JSON.parse(fs.readFileSync(path.join(...parts), "utf8"))

describe("A folder next to the first language's", () => {
  let folder: string
  let pages: ViteDevServer
  // The other pages make theirs the language of React for the whole process.
  const language = getI18n()
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "words-"))
    for (const file of catalogues(path.join(LOCALES, "de"))) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.writeFileSync(path.join(folder, file), JSON.stringify(pseudo(read(LOCALES, "de", file))))
    }
    fs.writeFileSync(path.join(folder, "forms.json"), JSON.stringify(PSEUDO_LANGUAGE))
    const words = { find: "@words", replacement: folder }
    pages = await createServer({
      root: STOREFRONT,
      configFile: path.join(STOREFRONT, "vite.config.ts"),
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [{ name: "other-words", enforce: "pre", config: () => ({ resolve: { alias: [words] } }) }],
    })
  })
  afterAll(async () => {
    await pages.close()
    setI18n(language)
    fs.rmSync(folder, { recursive: true })
  })

  it("is all that another language takes: words, forms of days and numbers, the document's language", async () => {
    const { i18n } = await pages.ssrLoadModule("/src/lib/i18n.ts")
    await pages.ssrLoadModule("/src/features/search/texts.ts")
    expect(i18n.t("search:header.action")).toBe(pseudo(read(LOCALES, "de/catalogue/search.json").header.action))
    const { LANGUAGE } = await pages.ssrLoadModule("#kernel/language")
    expect(LANGUAGE).toEqual(PSEUDO_LANGUAGE)
  })
})

it("Another language is all that its pages speak: no source imports the first language's folder by its name", () => {
  const sources = fs
    .readdirSync(path.join(STOREFRONT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  const naming = sources.filter((file) =>
    /(from|import\(|import) ?["'][^"']*locales\/de\//.test(fs.readFileSync(path.join(STOREFRONT, "src", file), "utf8")),
  )
  expect(naming).toEqual([])
})

const keysOf = (texts: object, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "object" ? keysOf(text, `${path}${key}.`) : `${path}${key.replace(PLURAL, "")}`,
  )

/** What one catalogue says and the other doesn't; a language has plurals of its own. */
function lacking(first: object, other: object): string[] {
  const known = new Set(keysOf(other))
  return [...new Set(keysOf(first))].filter((key) => !known.has(key))
}

describe("Another language's catalogue", () => {
  it.each([
    ["with all texts", { a: { b: "Eins" } }, { a: { b: "Un" } }, []],
    ["without one", { a: { b: "Eins", c: "Zwei" } }, { a: { b: "Un" } }, ["a.c"]],
    ["of other plurals", { n_one: "ein", n_other: "mehrere" }, { n_one: "un", n_many: "de", n_other: "des" }, []],
  ])("%s is known for what it is", (_case, first, other, missing) => expect(lacking(first, other)).toEqual(missing))

  it.each(fs.readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name)))(
    "says in %s all that the first one says",
    (language) => {
      const files = catalogues(path.join(LOCALES, "de"))
      const missing = files.flatMap((file) => lacking(read(LOCALES, "de", file), read(LOCALES, language, file)))
      expect(missing).toEqual([])
    },
  )
})
