import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const SHOP = path.resolve(__dirname, "..")
const MOST_NAMES = 30

const doors = readdirSync(SHOP).filter((area) => existsSync(path.join(SHOP, area, "index.ts")))

function namesOf(area: string): string[] {
  const text = readFileSync(path.join(SHOP, area, "index.ts"), "utf8")
  const { statements } = ts.createSourceFile("index.ts", text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      throw new Error(`A door names what it exports and holds nothing else: ${area}`)
    return statement.exportClause.elements.map(({ name }) => name.text)
  })
}

describe("an area's door", () => {
  it("is there for the areas that others stand on", () =>
    expect(doors).toEqual(expect.arrayContaining(["cart", "catalogue", "orders", "rental", "settings"])))

  it.each(doors)(`of %s names at most ${MOST_NAMES} things`, (area) => {
    expect(namesOf(area).length).toBeLessThanOrEqual(MOST_NAMES)
  })

  it.each(doors)("of %s shows nobody how its tables look", (area) => {
    expect(namesOf(area).filter((name) => /^[A-Z]\w*Row$/.test(name))).toEqual([])
  })
})
