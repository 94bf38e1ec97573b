import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { describe, expect, it } from "vitest"

const ROOT = path.resolve(__dirname, "../../..")
const plain = (text: string) => text.replaceAll(/\s+/g, " ")
const read = (file: string) => plain(readFileSync(file, "utf8"))

/** Where the texts of staff's screens stand: their pages, and what the server answers them. */
const screens = ["admin", "kernel", "shop", "texts"]
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, "src", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|json)$/.test(file) && !file.includes("__tests__"))
      .map((file) => read(path.join(ROOT, "src", folder, file))),
  )
  .join(" ")
const dashboard = path.dirname(createRequire(__filename).resolve("@medusajs/dashboard/package.json"))
const medusas = read(path.join(dashboard, "src/i18n/translations/de.json"))

const manual = read(path.join(ROOT, "docs/staff.md"))
const all = (pattern: RegExp) => [...new Set([...manual.matchAll(pattern)].map(([, words]) => words))]

/** As a screen has it: the begin of a longer text, without the manual's own point. */
const isOnScreen = (words: string) => {
  const begin = words.replace(/ ?….*$/, "").replace(/\.$/, "")
  return screens.includes(begin) || medusas.includes(`"${begin}"`)
}

describe("the manual calls things as the screens do", () => {
  it("in what it quotes", () => {
    const quoted = all(/«([^»]+)»/g)
    expect(quoted.length).toBeGreaterThan(10)
    expect(quoted.filter((words) => !isOnScreen(words))).toEqual([])
  })

  it("in what it prints bold: buttons, states and fields", () => {
    const bold = all(/\*\*([^*]+)\*\*/g)
    expect(bold.length).toBeGreaterThan(30)
    expect(bold.filter((words) => !isOnScreen(words))).toEqual([])
  })

  it("in the pages that it leads to", () => {
    const led = all(/›\s([A-ZÄÖÜ][\wäöü]+(?: und [A-ZÄÖÜ][\wäöü]+)?)/g)
    expect(led.length).toBeGreaterThan(0)
    expect(led.filter((words) => !isOnScreen(words))).toEqual([])
  })
})
