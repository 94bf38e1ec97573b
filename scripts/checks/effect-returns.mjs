import ts from "typescript"

const EFFECTS = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"])

const nameOf = (callee) => (ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText())

const isWrittenOut = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** An async one returns a promise whatever it says. */
const isPlainFunction = (node) =>
  isWrittenOut(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)

/** A function, or the name of one; a condition may choose between one and nothing. */
function isCleanUp(node) {
  if (ts.isParenthesizedExpression(node)) return isCleanUp(node.expression)
  if (ts.isConditionalExpression(node)) return isCleanUp(node.whenTrue) && isCleanUp(node.whenFalse)
  return isWrittenOut(node) || ts.isIdentifier(node)
}

/** What the function itself gives back; functions inside it are their own. */
function returnedBy({ body }) {
  if (!ts.isBlock(body)) return [body]
  const returned = []
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression)
    ts.forEachChild(node, visit)
  }
  visit(body)
  return returned
}

/**
 * Effects that give React something else than a clean-up written out or named. React calls what an effect returns, and what
 * a call returns is the browser's to change: `scrollIntoView` became a promise, which is no function.
 * @param source text of a TypeScript file
 * @returns one line per finding, `file:line: code`
 */
export function effectsThatReturn(source, fileName) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const found = []
  const report = (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${fileName}:${line + 1}: ${node.getText().split("\n")[0]}`)
  }
  const visit = (node) => {
    if (ts.isCallExpression(node) && EFFECTS.has(nameOf(node.expression))) {
      const [effect] = node.arguments
      if (effect && isPlainFunction(effect))
        returnedBy(effect)
          .filter((node) => !isCleanUp(node))
          .forEach(report)
      else report(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
