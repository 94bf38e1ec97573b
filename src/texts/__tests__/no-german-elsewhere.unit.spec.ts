import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"

const SRC = path.resolve(__dirname, "../..")

/** German by its letters, or by words that English and code don't have. */
const GERMAN =
  /[äöüÄÖÜ]|(?<!-)\b([Bb]itte|nicht|kein|keine|wird|wurde|ist|sind|eine|einen|oder|schon|gibt|bereits|gesperrt|Tage?|Stk|Rechnung|MwSt|Miete)\b/

/** Words are theirs to have: pages of staff, mails, tests; the rest spells letters or holds the demo's own words. */
const WORDS_OF_THEIR_OWN = [
  "/__tests__/",
  "/admin/",
  "catalogue/rules/kind-words.ts",
  "shop/mails/",
  "catalogue/rules/search/",
  "platform/file-name.ts",
  "platform/pdf/printable.ts",
  "kernel/words/slug.ts",
  "kernel/words/fold.ts",
  "/default-settings.ts",
  // Values of the wire, and of the accounts.
  "accounts/wire/account.ts",
  "erp/rules/unit-in-words.ts",
]

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !WORDS_OF_THEIR_OWN.some((part) => `/${file}`.includes(part)))

function literalsOf(file: string): string[] {
  const text = readFileSync(path.join(SRC, file), "utf8")
  if (!GERMAN.test(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (isText && GERMAN.test(node.getText())) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

it("keeps the server's German sentences in its catalogue", () => {
  expect(sources.filter((file) => literalsOf(file).length > 0)).toEqual([])
})
