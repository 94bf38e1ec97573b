import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import AREAS from "../../../scripts/structure/areas.json"
import { FOREIGN_TABLES } from "./foreign-tables"

const SHOP = path.resolve(__dirname, "..")
const FILES = readdirSync(SHOP, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.includes("__tests__"))
const areaOf = (file: string) => file.split("/")[0]
const textOf = (file: string) => readFileSync(path.join(SHOP, file), "utf8")

/** Which area has which table, as its models and migrations say. */
const OWNERS = new Map(
  FILES.filter((file) => file.split("/")[1] === "data").flatMap((file) =>
    [...textOf(file).matchAll(/model\s*\.define\(\s*"(\w+)"|create table\s+(?:if not exists\s+)?"?(\w+)"?/g)].map(
      ([, modelled, created]) => [modelled ?? created, areaOf(file)] as const,
    ),
  ),
)

const IN_SQL = /\b(?:from|join|into|update)\s+"?(\w+)"?/g

/** Tables that a text of SQL names, or a query builder is opened on. */
function tablesIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const [, table] of node.text.matchAll(IN_SQL)) found.push(table)
      if (ts.isCallExpression(node.parent) && node.parent.arguments[0] === node) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true))
  return found
}

const foreignTablesOf = (area: string): string[] => {
  const own = FILES.filter((file) => areaOf(file) === area && !/\/migrations\/|^[^/]+\/(admin|wire|rules)\//.test(file))
  const named = own.flatMap(tablesIn).map((table) => [OWNERS.get(table), table])
  return [...new Set(named.filter(([owner]) => owner && owner !== area).map((each) => each.join(": ")))].sort()
}

describe("tables that an area's SQL names", () => {
  it("finds those of its own models", () => {
    expect(OWNERS.get("rental_unit")).toBe("rental")
    expect(tablesIn("rental/data/units/units.ts")).toContain("rental_unit")
  })

  it.each([...new Set(FILES.map(areaOf))])("belong to another area than %s only where that is known", (area) =>
    expect(foreignTablesOf(area)).toEqual(FOREIGN_TABLES[area] ?? []),
  )

  it.each(Object.entries(FOREIGN_TABLES))("are of areas below %s", (area, tables) => {
    const owners = tables.map((table) => table.split(": ")[0])
    expect(owners.filter((owner) => AREAS.indexOf(owner) > AREAS.indexOf(area))).toEqual([])
  })
})
