import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const ROOT = path.resolve(__dirname, "../../..")

/** Where texts for customers and staff are: templates, locales, pages of shop and admin, documents. */
const FOLDERS = ["integrations/mail", "integrations/bexio", "storefront/src", "src"]

const isText = (name: string) => /\.(tsx?|json)$/.test(name) && !/__tests__|\/test\/|\/sandbox\//.test(name)
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm
/** A rate as people write it: 8.1 %, 7,7%, 2.6 Prozent. */
const RATE = /\d[.,]\d{1,2}[\s\u00a0]*(%|Prozent|per ?cent)/

/** The lines outside comments with a rate in them. */
const ratesIn = (text: string): string[] =>
  text
    .replace(COMMENT, "")
    .split("\n")
    .filter((line) => RATE.test(line))

const textsIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((name) => isText(name) && fs.statSync(path.join(ROOT, name)).isFile())

describe("no rate of VAT is written into a text, since an order keeps the one of its day", () => {
  it.each(FOLDERS)("in %s", (folder) => {
    const files = textsIn(folder)
    expect(files.length).toBeGreaterThan(10)
    const found = files.flatMap((name) =>
      ratesIn(fs.readFileSync(path.join(ROOT, name), "utf8")).map((line) => `${name}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it.each(["MwSt. (8.1 %) | {{total_vat}}", '"vat": "MwSt. (7.7%)"', "inkl. 2,6 Prozent"])(
    "would be seen in %s",
    (text) => expect(ratesIn(`/** 8.1 % */\n${text}`)).toEqual([text]),
  )

  it.each(["MwSt. ({{percent}}%)", "/** 81 for 8.1 % */", "50 % der Miete"])("is not what %s says", (text) =>
    expect(ratesIn(text)).toEqual([]),
  )
})
