import type { Dice } from "./dice"

interface Definition {
  type: string
  shape?: Record<string, unknown>
  element?: unknown
  innerType?: unknown
  options?: unknown[]
  entries?: Record<string, unknown>
  values?: unknown[]
  in?: unknown
  out?: unknown
  getter?: () => unknown
  left?: unknown
  valueType?: unknown
}

const TEXTS = [
  "Muster",
  "a@example.ch",
  "2026-12-01",
  "chf",
  "ch",
  "prod_1",
  "12",
  "de",
  "fixed",
  "https://example.ch/a.png",
]
const DEEPEST = 4

const definitionOf = (schema: unknown): Definition | undefined =>
  (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def

/** Whether it is a schema of zod's, of whichever of its packages. */
export const isSchema = (value: unknown): boolean => definitionOf(value) !== undefined

/** Names of the fields that the schema describes. */
export function fieldsOf(schema: unknown): string[] {
  const { shape, innerType, in: from, out, left, options } = definitionOf(schema) ?? { type: "none" }
  if (shape) return Object.keys(shape)
  return [innerType, from, out, left, options?.[0]].flatMap((part) => (part ? fieldsOf(part) : []))
}

/** Something that the schema may well take: of the right types, not always of the right values. */
export function plausible(schema: unknown, dice: Dice, depth = 0): unknown {
  const definition = definitionOf(schema)
  if (!definition || depth > DEEPEST) return dice.of(TEXTS)
  const {
    type,
    shape,
    element,
    innerType,
    options,
    entries,
    values,
    in: from,
    out,
    getter,
    left,
    valueType,
  } = definition
  const inner = (part: unknown) => plausible(part, dice, depth + 1)
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape ?? {}).flatMap(([name, part]) =>
          dice.happens(isOptional(part) ? 0.4 : 0.97) ? [[name, inner(part)]] : [],
        ),
      )
    case "array":
      return Array.from({ length: dice.below(3) }, () => inner(element))
    case "record":
      return { a: inner(valueType) }
    case "union":
      return inner(dice.of(options ?? []))
    case "enum":
      return dice.of(Object.values(entries ?? {}))
    case "literal":
      return dice.of(values ?? [])
    case "pipe":
      return inner(definitionOf(from)?.type === "transform" ? out : from)
    case "lazy":
      return inner(getter?.())
    case "intersection":
      return inner(left)
    case "number":
    case "int":
      return dice.of([0, 1, 7, 100, 2.5])
    case "boolean":
      return dice.happens(0.5)
    case "null":
      return null
    default:
      return innerType ? inner(innerType) : dice.of(TEXTS)
  }
}

const isOptional = (schema: unknown) => (schema as { _zod?: { optin?: string } })._zod?.optin === "optional"
