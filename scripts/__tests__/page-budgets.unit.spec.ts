import { spawnSync } from "node:child_process"
import path from "node:path"
import { expect, it } from "vitest"
import { BUDGETS, overBudget } from "../checks/page-budgets.mjs"
import { firstViewOf } from "../lib/first-view.mjs"

const page = "src/pages/rental/rental-product-page.tsx"
const manifest = {
  "src/app/entry-client.ts": { file: "assets/entry.js", css: ["assets/entry.css"] },
  "src/app/entry-hydration.tsx": { file: "assets/hydration.js", imports: ["_react.js", "_base.js"] },
  "_react.js": { file: "assets/react.js" },
  "_base.js": { file: "assets/base.js", imports: ["_react.js"] },
  "src/features/rental/calendar/rental-calendar.tsx": { file: "assets/rental-calendar.js" },
  [page]: {
    file: "assets/page.js",
    name: "rental-product-page",
    imports: ["_base.js"],
    dynamicImports: ["src/features/rental/calendar/rental-calendar.tsx"],
  },
  "src/pages/login/log-in-page.tsx": { file: "assets/log-in.js", imports: ["_base.js"] },
}
const font = "assets/archivo.woff2"
function sizes(changes: Record<string, number> = {}) {
  const sizeOf = (file: string) => changes[file] ?? 1024
  const sizeOfStyles = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  return { manifest, pages: [page, "src/pages/login/log-in-page.tsx"], fonts: [font], sizeOf, sizeOfStyles }
}

it("a first view is the entries and the page with what they import statically, each once", () => {
  expect(firstViewOf(manifest, page)).toEqual({
    scripts: ["assets/entry.js", "assets/hydration.js", "assets/react.js", "assets/base.js", "assets/page.js"],
    styles: ["assets/entry.css"],
  })
})

it("names a page that the build lacks", () => {
  expect(() => firstViewOf(manifest, "src/pages/lost-page.tsx")).toThrow("src/pages/lost-page.tsx is missing")
})

it("has nothing to say within the budgets, to the byte", () => {
  expect(overBudget(sizes({ "assets/page.js": BUDGETS.scripts - 4 * 1024 }))).toEqual([])
})

it("names the page that is too heavy and its heaviest chunks", () => {
  expect(overBudget(sizes({ "assets/page.js": BUDGETS.scripts - 4 * 1024 + 100 }))).toEqual([
    `${page} JavaScript: 120.1 KB of 120.0 KB (rental-product-page 116.1 KB, entry.js 1.0 KB, hydration.js 1.0 KB, react.js 1.0 KB)`,
  ])
})

it("tells what makes every page heavier, while the pages have room", () => {
  expect(overBudget(sizes({ "assets/base.js": BUDGETS.ground - 3 * 1024 }))).toEqual([])
  expect(overBudget(sizes({ "assets/base.js": BUDGETS.ground }))).toEqual([
    expect.stringContaining("What every page loads: 100.0 KB of 97.0 KB"),
  ])
})

it("allows a form more", () => {
  const lighter = { "assets/log-in.js": BUDGETS.scripts }
  expect(overBudget(sizes(lighter))).toEqual([])
  expect(overBudget(sizes({ "assets/log-in.js": BUDGETS.scriptsOfForms }))).toHaveLength(1)
})

it.each([
  ["styles", "assets/entry.css", BUDGETS.styles, 2],
  ["the font", font, BUDGETS.font, 1],
])("watches %s", (_name, file, budget, complaints) => {
  expect(overBudget(sizes({ [file]: budget }))).toEqual([])
  expect(overBudget(sizes({ [file]: budget + 1 }))).toHaveLength(complaints)
})

it("looks at the build by itself, and ends in failure where there is none or one page is above", () => {
  const program = path.resolve(import.meta.dirname, "../checks/page-budgets.mjs")
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: "utf8" })
  expect([status, stdout]).toEqual(
    stdout.startsWith("Every page is within its budget.")
      ? [0, expect.anything()]
      : [1, expect.stringMatching(/^(Above the budget of a first view|The storefront isn't built)/)],
  )
})
