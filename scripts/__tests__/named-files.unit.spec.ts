import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "../lib/root.mjs"
import { missingNames } from "../structure/named-files.mjs"

const OTHERS = /^(node_modules|dist|public|\..*)$/

/** Files and folders of ours, from the root, as `a/b`. */
function placesIn(folder: string): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name)
    if (OTHERS.test(entry.name))
      return entry.name === ".github" ? [place, ...placesIn(place)] : entry.isFile() ? [place] : []
    return entry.isDirectory() ? [place, ...placesIn(place)] : [place]
  })
}

/** Its examples name files that aren't there. */
const OWN = "scripts/__tests__/named-files.unit.spec.ts"

const PLACES = [
  "README.md",
  "docs",
  "docs/decisions",
  "docs/decisions/010-days.md",
  "src",
  "src/shop/cart/rules/totals.ts",
  "src/shop/cart/rules",
]
const missing = (file: string, text: string) => missingNames(file, text, PLACES)

it.each([
  ["a path", "see `src/shop/cart/rules/totals.ts`", []],
  ["a path that has gone", "see `src/domain/totals.ts`", ["src/domain/totals.ts"]],
  ["a folder, with its stroke", "in `src/shop/cart/rules/`", []],
  ["a folder that has gone", "in `src/domain`", ["src/domain"]],
  ["a name without its folder", "see `totals.ts`", []],
  ["the end of another name", "see `als.ts`", ["als.ts"]],
  ["any area's", "`src/shop/<area>/rules` and `src/shop/*/rules/{totals,days}.ts`", []],
  ["a link", "[days](docs/decisions/010-days.md#why)", []],
  ["a link that leads nowhere", "[days](docs/010-days.md)", ["docs/010-days.md"]],
  ["another host's", "[site](https://example.ch/a.md)", []],
  ["a pattern of a link", "`[label](address)`", []],
  ["an address", "`/backend/api/v1/openapi.json` and `http://localhost/a.json`", []],
  ["what is made", "`DATA_DIR/postgres.json`, `storefront/dist/built-from`", []],
  ["code", '`import { a } from "./a.ts"`', []],
  ["an example", "```ts\n// `gone.ts`\n```", []],
])("looks for %s in a document", (_case, text, found) => expect(missing("README.md", text)).toEqual(found))

it.each([
  ["a comment", "/** As in `gone.ts`. */\nconst a = 1", ["gone.ts"]],
  ["a comment on a line", "const a = 1 // as in `gone.ts`", ["gone.ts"]],
  ["a decision without quotes", "/** @see docs/decisions/011-gone.md */", ["docs/decisions/011-gone.md"]],
  ["a decision there is", "/** @see docs/decisions/010-days.md */", []],
  ["a template text", "const file = `gone.ts`", []],
])("looks for files in %s", (_case, text, found) => expect(missing("src/a.ts", text)).toEqual(found))

it("names only files that are there, in documents and comments", () => {
  const places = placesIn(".")
  const texts = places.filter(
    (place) => /\.(md|tsx?|mjs|cjs|css|yml)$/.test(place) && !/(^|\/)assets\//.test(place) && place !== OWN,
  )
  const found = texts.flatMap((file) =>
    missingNames(file, fs.readFileSync(path.join(ROOT, file), "utf8"), places).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
}, 30_000)
