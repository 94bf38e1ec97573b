import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const sheet = readFileSync(path.join(import.meta.dirname, "../comparison.css"), "utf8")

it("keeps what phones leave out from paper, which is as narrow", () => {
  const narrow = sheet.match(/@media[^{]*max-width: 767px[^{]*/g)?.map((rule) => rule.trim())
  expect(narrow).toEqual(["@media screen and (max-width: 767px)"])
})
