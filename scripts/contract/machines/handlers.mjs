import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { ROOT } from "../../lib/root.mjs"

/** Sends what isn't JSON. */
const FILES = { sendPdf: "application/pdf", sendCsv: "text/csv" }

const exported = (source, method) =>
  source.statements.find((one) =>
    ts.isVariableStatement(one)
      ? one.declarationList.declarations[0].name.getText() === method
      : ts.isFunctionDeclaration(one) && one.name?.getText() === method,
  )

/** What the file imports by name, and from where. */
const importsOf = (source) =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap((one) => {
      const { elements = [] } = one.importClause?.namedBindings ?? {}
      return elements.map((element) => [element.name.text, one.moduleSpecifier.text])
    }),
  )

function everyNode(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => everyNode(child, visit))
}

/** What JSDoc says above it, in one line. */
const wordsAbove = (statement) =>
  ts
    .getJSDocCommentsAndTags(statement)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join(" ")
    .replace(/\s+/g, " ")

/**
 * What a route file says of one of its methods.
 * @returns its words, by what schemas of zod (`{ name, from }`, an alias) it reads body and query, whether it answers 201, and the media
 *   type of a file that it sends
 */
export function handlerOf(file, method) {
  const text = fs.readFileSync(path.join(ROOT, file), "utf8")
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const statement = exported(source, method)
  const imports = importsOf(source)
  const handler = { words: wordsAbove(statement), isNew: /\b(makes\w*\(|status\(201\))/.test(statement.getText()) }
  everyNode(statement, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const [first, second] = node.arguments
    const called = node.expression.text
    if (called in FILES) handler.mediaType = FILES[called]
    if (!first || !ts.isIdentifier(first) || !imports.get(first.text)?.includes("/wire/")) return
    const place = called === "parse" && /\bquery$/.test(second.getText()) ? "query" : "body"
    handler[place] = { name: first.text, from: imports.get(first.text) }
  })
  return handler
}
