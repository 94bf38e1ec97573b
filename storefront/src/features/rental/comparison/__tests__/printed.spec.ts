import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const folder = path.join(import.meta.dirname, "..")
const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"))

it("keeps what phones leave out from paper, which is as narrow", () => {
  const narrow = sheets.flatMap(
    (name) => readFileSync(path.join(folder, name), "utf8").match(/@media[^{]*max-width: 767px[^{]*/g) ?? [],
  )
  expect(new Set(narrow.map((rule) => rule.trim()))).toEqual(new Set(["@media screen and (max-width: 767px)"]))
})
