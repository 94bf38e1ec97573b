import { describe, expect, it } from "vitest"
import { arrowsOf, insideOf, upwards } from "../structure/areas.mjs"
import { cyclesOf } from "../structure/cycles.mjs"
import { generatedPart, staleParts, withPart } from "../structure/document.mjs"
import { isPastLimit, isReached } from "../structure/figures.mjs"
import { importsOf } from "../structure/imports.mjs"
import { drawnArrows } from "../structure/picture.mjs"
import { crowdedFolders, sizesOf } from "../structure/sizes.mjs"
import { isTest } from "../structure/sources.mjs"

const file = (name: string, text = "") => ({ file: name, text })

describe("importsOf", () => {
  const THERE = [
    "src/kernel/money.ts",
    "src/shop/rental/rules/index.ts",
    "storefront/src/lib/paths.ts",
    "seed/base.ts",
  ].map((name) => file(name))

  it.each([
    ["an alias", 'import { sum } from "#kernel/money"', ["src/kernel/money.ts"]],
    ["a folder", 'import { hold } from "#shop/rental/rules/index"', ["src/shop/rental/rules/index.ts"]],
    ["a way there", 'export * from "../../kernel/money"', ["src/kernel/money.ts"]],
    ["a type", 'import type { Rappen } from "#kernel/money"', ["src/kernel/money.ts"]],
    ["a late one", 'const money = () => import("#kernel/money")', ["src/kernel/money.ts"]],
    ["the storefront's own", 'import { paths } from "@/lib/paths"', ["storefront/src/lib/paths.ts"]],
    ["another root", 'import { base } from "#seed/base"', ["seed/base.ts"]],
    ["one file twice", 'import "#kernel/money"\nimport "../../kernel/money"', ["src/kernel/money.ts"]],
    ["a package", 'import { z } from "zod"', []],
    ["what is in a comment", '// import "#kernel/money"', []],
  ])("follows %s", (_case, text, targets) => {
    const source = file("src/shop/cart/rules.ts", text)
    expect(importsOf([source, ...THERE])).toEqual(targets.map((target) => ["src/shop/cart/rules.ts", target]))
  })
})

describe("importsOf a door", () => {
  const door = file(
    "src/shop/rental/index.ts",
    'export { hold } from "./data/holds"\nexport { type Unit, free as isFree } from "./data/units"',
  )
  const THERE = [door, file("src/shop/rental/data/holds.ts"), file("src/shop/rental/data/units.ts")]

  it.each([
    ["what it names", 'import { hold } from "#area/rental"', ["src/shop/rental/data/holds.ts"]],
    [
      "types and other names",
      'import { isFree, type Unit as Device } from "#area/rental"',
      ["src/shop/rental/data/units.ts"],
    ],
    ["what is handed on", 'export { hold } from "#area/rental"', ["src/shop/rental/data/holds.ts"]],
    ["nothing that it doesn't name", 'import { gone } from "#area/rental"', []],
  ])("looks through it to %s", (_case, text, targets) => {
    const source = file("src/shop/cart/rules.ts", text)
    expect(importsOf([source, ...THERE])).toEqual(targets.map((target) => ["src/shop/cart/rules.ts", target]))
  })
})

describe("areas", () => {
  const OWN = ["src/shop/cart/queries/a.ts", "src/shop/cart/rules/b.ts"]
  const DOWN = ["src/shop/cart/queries/a.ts", "src/shop/rental/rules/c.ts"]
  const UP = ["src/shop/rental/rules/c.ts", "src/shop/cart/rules/b.ts"]
  const ADMIN = ["src/shop/cart/admin/d.tsx", "src/shop/cart/wire/e.ts"]
  const SHELL = [
    ["src/api/cart/route.ts", "src/shop/cart/queries/a.ts"],
    ["src/api/cart/route.ts", "src/shop/cart/rules/b.ts"],
    ["src/api/cart/route.ts", "src/shop/rental/rules/c.ts"],
  ]

  it("counts what stays, and a shell with the area it asks most", () => {
    expect(insideOf([OWN, DOWN, ADMIN, ...SHELL])).toEqual({ server: 50, withAdmin: 67, withShells: 67 })
  })

  it("finds what runs up, not what runs down or in from a shell", () => {
    expect(upwards([OWN, DOWN, UP, ADMIN, ...SHELL])).toEqual([UP])
  })

  it("weighs arrows between areas", () => {
    expect(arrowsOf([OWN, DOWN, DOWN, UP])).toEqual([
      { from: "cart", to: "rental", weight: 2 },
      { from: "rental", to: "cart", weight: 1 },
    ])
  })

  it("draws strong arrows, and one for an area that has no other", () => {
    const weak = { from: "mails", to: "audit", weight: 1 }
    const strong = { from: "cart", to: "rental", weight: 9 }
    const left = { from: "rental", to: "audit", weight: 2 }
    expect(drawnArrows([strong, left, weak], ["audit", "mails", "rental", "cart"])).toEqual([strong, left, weak])
    expect(drawnArrows([strong, left], ["rental", "cart"])).toEqual([strong])
  })
})

describe("cyclesOf", () => {
  it.each([
    [
      "none",
      [
        ["a", "b"],
        ["b", "c"],
        ["a", "c"],
      ],
      [],
    ],
    [
      "two files",
      [
        ["a", "b"],
        ["b", "a"],
      ],
      [["a", "b"]],
    ],
    [
      "a long one, with what leads to it left out",
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "d"],
        ["d", "b"],
      ],
      [["b", "c", "d"]],
    ],
    [
      "models of a relation",
      [
        ["x/data/models/a", "x/data/models/b"],
        ["x/data/models/b", "x/data/models/a"],
      ],
      [],
    ],
  ])("finds %s", (_case, imports, groups) => expect(cyclesOf(imports)).toEqual(groups))
})

describe("sizes", () => {
  const lines = (count: number) => "x\n".repeat(count)

  it("counts lines, and names files above 250", () => {
    const sources = [
      file("a.ts", lines(10)),
      file("b.ts", lines(20)),
      file("c.ts", lines(251)),
      { file: "d.json", text: undefined },
    ]
    expect(sizesOf(sources)).toEqual({ total: 281, median: 20, p95: 251, max: 251, long: ["c.ts"] })
  })

  it("finds folders with more than 20 files, whatever they hold", () => {
    const folder = (name: string, count: number) => Array.from({ length: count }, (_, n) => file(`${name}/${n}.json`))
    expect(crowdedFolders([...folder("full", 20), ...folder("crowded", 21)])).toEqual(["crowded: 21"])
    expect(crowdedFolders(folder("area/data/migrations", 21))).toEqual([])
  })

  it.each([
    ["src/kernel/__tests__/money.unit.spec.ts", true],
    ["storefront/src/pages/cart-page.spec.tsx", true],
    ["storefront/src/test/setup.ts", true],
    ["src/kernel/money.ts", false],
    ["storefront/src/features/latest/list.tsx", false],
  ])("knows whether %s is a test", (name, expected) => expect(isTest(name)).toBe(expected))
})

describe("figures", () => {
  it.each([
    ["few are wanted, and there are as many", { value: 5, aim: 5, limit: 9 }, true, false],
    ["few are wanted, and there are more", { value: 9, aim: 5, limit: 9 }, false, false],
    ["past the limit", { value: 10, aim: 5, limit: 9 }, false, true],
    ["many are wanted, and there are as many", { value: 75, aim: 75, limit: 70, isShare: true }, true, false],
    ["many are wanted, and there are fewer", { value: 69, aim: 75, limit: 70, isShare: true }, false, true],
  ])("%s", (_case, figure, reached, past) => {
    expect([isReached(figure), isPastLimit(figure)]).toEqual([reached, past])
  })
})

describe("the document", () => {
  const MARKS =
    "Before\n<!-- written by npm run structure: from here -->\nold\n<!-- written by npm run structure: to here -->\nAfter"
  const figure = (value: number) => ({ what: "lines in all", value, aim: 1000, limit: 2000 })
  const measured = {
    areas: ["audit", "rental", "cart"],
    figures: [figure(1100)],
    arrows: [{ from: "cart", to: "rental", weight: 9 }],
  }
  const document = withPart(MARKS, generatedPart(measured))

  it("keeps what is around its generated part, and can be written again", () => {
    expect(document).toMatch(/^Before\n.*cart -->\|9\| rental.*\nAfter$/s)
    expect(document).not.toContain("old")
    expect(withPart(document, generatedPart(measured))).toBe(document)
  })

  it("refuses a document without marks", () => expect(() => withPart("nothing", "part")).toThrow(/marks/))

  it.each([
    ["nothing has changed", measured, []],
    ["figures moved a little", { ...measured, figures: [figure(1150)] }, []],
    ["an arrow is heavier", { ...measured, arrows: [{ from: "cart", to: "rental", weight: 12 }] }, []],
    ["a figure moved far", { ...measured, figures: [figure(1200)] }, ["lines in all: 1,200, written 1100"]],
    ["an arrow has gone", { ...measured, arrows: [] }, ["cart imports rental no longer"]],
    [
      "an arrow has come",
      { ...measured, arrows: [...measured.arrows, { from: "rental", to: "audit", weight: 1 }] },
      ["rental imports audit, which is not written"],
    ],
  ])("is judged where %s", (_case, now, stale) => expect(staleParts(document, now)).toEqual(stale))
})
