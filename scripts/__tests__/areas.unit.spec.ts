import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { ROOT } from "../lib/root.mjs"
import { AREAS } from "../structure/areas.mjs"

const SHOP = path.join(ROOT, "src/shop")
const MOST_LINES = 25

it("orders all areas there are", () => {
  const folders = fs.readdirSync(SHOP).filter((name) => !name.startsWith("__"))
  expect(AREAS.toSorted()).toEqual(folders.sort())
})

describe.each<string>(AREAS)("%s", (area) => {
  const text = fs.readFileSync(path.join(SHOP, area, "README.md"), "utf8")

  it.each(["- **Owns**:", "- **Offers**:", "- **Never**:", "## Invariants"])("has a README that says %s", (part) => {
    expect(text).toContain(part)
  })

  it("names a guard that keeps its invariants", () =>
    expect(text.split("## Invariants")[1]).toMatch(/`[\w/-]+\.spec\.ts`/))

  it("says it in few lines", () => expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES))
})
