import { parseAst } from "vite"

/** What of a library's file no page of the shop reaches. What isn't found there fails the build: the library has changed. */
export interface LeftOut {
  file: RegExp
  /** Functions, `name` or `Class.method`, that nothing calls here: the former throw, the latter are none. */
  never?: readonly string[]
  /** Functions that are called and would find nothing to do. */
  idle?: readonly string[]
  /** What calls that only tell developers something begin with. */
  said?: RegExp
  /** Texts and what stands for them, such as a setting that the shop doesn't have for its value. */
  texts?: readonly (readonly [from: string | RegExp, to: string])[]
}

interface Syntax {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Cut {
  start: number
  end: number
  by: string
  /** What the description calls it, so that none of its entries finds nothing. */
  entry: string
}

const THROW = '{ throw Error("left out by storefront/build") }'
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]

const isSyntax = (value: unknown): value is Syntax => typeof value === "object" && value !== null && "type" in value

/** Every node with the name of the class around it. */
function* nodesOf(node: Syntax, className = ""): Generator<{ node: Syntax; className: string }> {
  yield { node, className }
  const isClass = node.type === "ClassDeclaration" || (isSyntax(node.init) && node.init.type === "ClassExpression")
  const inside = isClass ? nameOf(node.id) : className
  for (const part of Object.values(node))
    for (const child of [part].flat()) if (isSyntax(child)) yield* nodesOf(child, inside)
}

const nameOf = (node: unknown): string =>
  !isSyntax(node)
    ? ""
    : node.type === "MemberExpression"
      ? `${nameOf(node.object)}.${nameOf(node.property)}`
      : typeof node.name === "string"
        ? node.name
        : ""

/** Name and body of what gives a function a name. */
function namedFunction(node: Syntax, className: string): { entry: string; body: Syntax } | undefined {
  const [name, fn] =
    node.type === "FunctionDeclaration"
      ? [nameOf(node.id), node]
      : node.type === "VariableDeclarator"
        ? [nameOf(node.id), node.init]
        : node.type === "MethodDefinition"
          ? [`${className}.${nameOf(node.key)}`, node.value]
          : node.type === "AssignmentExpression"
            ? [nameOf(node.left), node.right]
            : ["", undefined]
  if (!name || !isSyntax(fn) || !FUNCTIONS.includes(fn.type) || !isSyntax(fn.body)) return undefined
  return { entry: name, body: fn.body }
}

function bodiesOf(node: Syntax, className: string, { never = [], idle = [] }: LeftOut): Cut[] {
  const named = namedFunction(node, className)
  if (!named) return []
  const { entry, body } = named
  if (never.includes(entry) && node.type !== "FunctionDeclaration" && node.type !== "VariableDeclarator")
    return [{ start: node.start, end: node.end, by: node.type === "MethodDefinition" ? "" : "0", entry }]
  const by = never.includes(entry) ? THROW : idle.includes(entry) ? "{}" : undefined
  return by ? [{ start: body.start, end: body.end, by, entry }] : []
}

function saidIn(node: Syntax, code: string, { said }: LeftOut): Cut[] {
  if (!said || node.type !== "ExpressionStatement" || !isSyntax(node.expression)) return []
  if (node.expression.type !== "CallExpression" || !said.test(code.slice(node.start, node.end))) return []
  return [{ start: node.start, end: node.end, by: ";", entry: String(said) }]
}

const wanted = ({ never = [], idle = [], said }: LeftOut) => [...never, ...idle, ...(said ? [String(said)] : [])]

const patternOf = (from: string | RegExp) =>
  typeof from === "string" ? new RegExp(from.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "g") : from

/** The library's code without the parts. @throws Error naming a part that isn't there */
export function leaveOut(code: string, parts: LeftOut): string {
  const { texts = [] } = parts
  const cuts = [...nodesOf(parseAst(code) as unknown as Syntax)].flatMap(({ node, className }) => [
    ...bodiesOf(node, className, parts),
    ...saidIn(node, code, parts),
  ])
  const found = new Set(cuts.map(({ entry }) => entry))
  const missing = [
    ...wanted(parts).filter((entry) => !found.has(entry)),
    ...texts.filter(([from]) => code.search(patternOf(from)) < 0).map(([from]) => from),
  ]
  if (missing.length > 0) throw new Error(`Not in ${parts.file}: ${missing.join(", ")}`)

  let rest = ""
  let at = 0
  for (const { start, end, by } of cuts.sort((one, other) => one.start - other.start)) {
    if (start < at) continue
    rest += code.slice(at, start) + by
    at = end
  }
  return texts.reduce((text, [from, to]) => text.replace(patternOf(from), to), rest + code.slice(at))
}
