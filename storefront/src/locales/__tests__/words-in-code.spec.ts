import ts from "typescript"
import { describe, expect, it } from "vitest"

const SOURCES = import.meta.glob<string>(
  ["../../**/*.{ts,tsx}", "!../../**/__tests__/**", "!../../test/**", "!../**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
)

/** The same in every language. */
const EVERYWHERE = ["PDF"]

const SPOKEN = /^(title|alt|label|hint|placeholder|aria-label|aria-description|aria-valuetext)$/
const hasWords = (text: string) => /\p{L}{2,}/u.test(text) && !EVERYWHERE.includes(text.trim())

/** A message of a rule: `z.maxLength(15, "Zu lang.")`; a key of the locales has no blanks. */
function isMessage(literal: ts.StringLiteralLike): boolean {
  const call = literal.parent
  return (
    ts.isCallExpression(call) &&
    /^(z\.|newPassword|requiredText|lineOfText)/.test(call.expression.getText()) &&
    / /.test(literal.text)
  )
}

function isSpokenLiteral(node: ts.Node): node is ts.JsxText | ts.StringLiteralLike {
  if (ts.isJsxText(node)) return hasWords(node.text)
  if (!ts.isStringLiteralLike(node)) return false
  const attribute = ts.isJsxAttribute(node.parent) && SPOKEN.test(node.parent.name.getText())
  return (attribute && hasWords(node.text)) || /[äöüÄÖÜ]/.test(node.text) || isMessage(node)
}

/** Words of a language that stand in the code, where they can't be translated. */
function wordsIn(source: string, name = "example.tsx"): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isSpokenLiteral(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe("Words of a language", () => {
  it("stand in the locales alone", () => {
    const files = Object.entries(SOURCES)
    expect(files.length).toBeGreaterThan(300)
    const found = files.map(([file, source]) => ({ file, words: wordsIn(source, file) }))
    expect(found.filter(({ words }) => words.length > 0)).toEqual([])
  })

  it.each([
    ["between tags", "<p>Guten Tag</p>", "Guten Tag"],
    ["for ears", '<nav aria-label="Seiten" />', "Seiten"],
    ["with umlauts", 'toast("Gespeichert für Sie")', "Gespeichert für Sie"],
    ["as a rule's message", 'z.minLength(1, "Bitte eingeben")', "Bitte eingeben"],
  ])("are found %s", (_case, source, words) => expect(wordsIn(`const a = ${source}`)).toEqual([words]))

  it.each([
    '<p>{t("title")}</p>',
    '<nav aria-label={t("pages")} />',
    '<i className="note note-warn" />',
    'z.minLength(1, "auth:missing")',
  ])("are none in %s", (source) => expect(wordsIn(`const a = ${source}`)).toEqual([]))
})
