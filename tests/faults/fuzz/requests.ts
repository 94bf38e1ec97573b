import type { Dice } from "./dice"
import { fieldsOf, plausible } from "./plausible"
import type { Sent } from "./send"
import { BODIES, CONTENT_TYPES, FIELD_VALUES, QUERY_NAMES, QUERY_SUFFIXES, QUERY_VALUES, SEGMENTS } from "./values"

export interface Target {
  /** `[id]` and `{id}` stand for one part of the path each. */
  path: string
  method: string
  /** What its bodies and queries may be made of. */
  schemas: unknown[]
  headers: Record<string, string>
  /** Parts of the path that exist. */
  ids: string[]
  /** A good body that others are made from. */
  body?: Record<string, unknown>
}

const PARAMETER = /\[\w+\]|\{\w+\}/g

/** A path with its parameters filled, mostly with what exists, and now and then written as no browser would. */
function pathOf({ path, ids, method }: Target, dice: Dice): string {
  const isRemoval = method === "DELETE"
  const filled = path.replace(PARAMETER, () =>
    !isRemoval && ids.length > 0 && dice.happens(0.6) ? dice.of(ids) : dice.of(SEGMENTS),
  )
  if (dice.happens(0.85)) return filled
  const parts = filled.split("/")
  const at = 1 + dice.below(parts.length - 1)
  const strange = dice.of([
    () => parts.with(at, dice.of(SEGMENTS)),
    () => parts.with(at, parts[at] + dice.of(SEGMENTS)),
    () => parts.with(at, parts[at].toUpperCase()),
    () => parts.with(at, `/${parts[at]}`),
    () =>
      parts.with(
        at,
        parts[at].replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ),
    () => [...parts, dice.of(SEGMENTS)],
    () => [...parts, ""],
    () => ["http://example.ch", ...parts.slice(1)],
    () => [`//example.ch`, ...parts.slice(1)],
  ])
  return strange().join("/")
}

function queryOf({ schemas }: Target, dice: Dice): string {
  if (dice.happens(0.35)) return ""
  const names = schemas.length > 0 && dice.happens(0.5) ? fieldsOf(dice.of(schemas)) : QUERY_NAMES
  const parts = Array.from({ length: 1 + dice.below(3) }, () => {
    const name = dice.of(names.length > 0 ? names : QUERY_NAMES)
    return `${name}${dice.of(QUERY_SUFFIXES)}=${dice.of(QUERY_VALUES)}`
  })
  return `?${parts.join("&")}`
}

/** Every field of an object, within others too, may become anything. */
function spoilt(value: unknown, dice: Dice, chance: number): unknown {
  if (dice.happens(chance)) return dice.of(FIELD_VALUES)
  if (Array.isArray(value)) return value.map((item) => spoilt(item, dice, chance))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoilt(item, dice, chance)]))
}

function bodyOf({ schemas, body }: Target, dice: Dice): string {
  if (dice.happens(0.08)) return dice.of(BODIES)
  const base = body && dice.happens(0.8) ? body : plausible(schemas.length > 0 ? dice.of(schemas) : undefined, dice)
  const fields = typeof base === "object" && base !== null ? Object.entries(base) : []
  const chance = dice.of([0, 0.05, 0.2])
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, spoilt(value, dice, chance)])))
}

/** One request for the target, as hostile as the dice fall. */
export function requestFor(target: Target, dice: Dice): Sent {
  const hasBody = target.method !== "GET" && !dice.happens(0.1)
  const query = queryOf(target, dice)
  const body = hasBody ? bodyOf(target, dice) : undefined
  const login = dice.happens(0.1) ? {} : target.headers
  const headers = { ...login, ...(hasBody ? { "content-type": dice.of(CONTENT_TYPES) } : {}) }
  return { method: target.method, target: pathOf(target, dice) + query, headers, body }
}
