/** What a program that was written for the schema before trips over, in words. Input is what it sends, output what it reads. */

const LEAST = ["minLength", "minimum", "exclusiveMinimum", "minItems"]
const MOST = ["maxLength", "maximum", "exclusiveMaximum", "maxItems"]

const resolved = (schema, document) =>
  schema.$ref ? (document.components.schemas[schema.$ref.split("/").at(-1)] ?? {}) : schema

/** Every form that a value may have, none of them a reference. */
function forms(schema, document) {
  const found = resolved(schema, document)
  return found.anyOf ? found.anyOf.flatMap((one) => forms(one, document)) : [found]
}

const valuesOf = ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value])
const kindOf = (schema) => schema.type ?? (valuesOf(schema) ? typeof valuesOf(schema)[0] : "anything")
const said = (kind) => (["null", "anything"].includes(kind) ? kind : `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`)

/** Whether a day has come from which what was deprecated may be gone. */
export const mayGo = (part, today) => part?.deprecated === true && part["x-sunset"] <= today

/**
 * @param before a schema of the document before, and `after` the one in its place
 * @param at `where` it is in words, `direction`, both documents to find references in, `today` as YYYY-MM-DD
 */
export function schemaFaults(before, after, at) {
  const [old, now] = [forms(before, at.before), forms(after, at.after)]
  const isInput = at.direction === "input"
  const [given, allowed] = isInput ? [old, now] : [now, old]
  return given.flatMap((one) => {
    const rooms = allowed.filter((room) => kindOf(room) === kindOf(one))
    if (rooms.length > 0) return fewest(rooms.map((room) => (isInput ? within(one, room, at) : within(room, one, at))))
    const takesAnything = allowed.some((room) => kindOf(room) === "anything")
    return takesAnything ? [] : [`${at.where} ${isInput ? "no longer takes" : "may be"} ${said(kindOf(one))}`]
  })
}

const fewest = (lists) => lists.reduce((best, next) => (next.length < best.length ? next : best))

/** Two schemas of one kind. */
function within(before, after, at) {
  const { seen = [], where } = at
  if (seen.some(([one, other]) => one === before && other === after)) return []
  const inside = { ...at, seen: [...seen, [before, after]] }
  const kind = kindOf(before)
  if (kind === "array") return schemaFaults(before.items ?? {}, after.items ?? {}, { ...inside, where: `${where}[]` })
  if (kind === "object") return objectFaults(before, after, inside)
  return at.direction === "input" ? narrowed(before, after, where) : widened(before, after, where)
}

function objectFaults(before, after, at) {
  const { where, direction, today } = at
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  const [needed, needs] = [new Set(before.required), new Set(after.required)]
  const faults = Object.entries(old).flatMap(([name, schema]) => {
    const field = `${where}.${name}`
    if (!(name in now)) return mayGo(schema, today) ? [] : [`${field} is gone`]
    const turned =
      direction === "input"
        ? needs.has(name) && !needed.has(name) && [`${field} has to be given`]
        : needed.has(name) && !needs.has(name) && [`${field} may be missing`]
    return [...(turned || []), ...schemaFaults(schema, now[name], { ...at, where: field })]
  })
  const asked = direction === "input" ? [...needs].filter((name) => !(name in old)) : []
  const [any, more] = [before.additionalProperties, after.additionalProperties]
  const entries = any && more && typeof any === "object" ? schemaFaults(any, more, { ...at, where: `${where}.*` }) : []
  return [...faults, ...asked.map((name) => `${where}.${name} has to be given`), ...entries]
}

function narrowed(before, after, where) {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const lost = now && (old ?? ["any other value"]).filter((value) => !now.includes(value))
  const tighter = [
    ...LEAST.filter((bound) => after[bound] > (before[bound] ?? Number.NEGATIVE_INFINITY)),
    ...MOST.filter((bound) => after[bound] < (before[bound] ?? Number.POSITIVE_INFINITY)),
    ...["pattern", "format", "multipleOf"].filter((rule) => after[rule] !== undefined && after[rule] !== before[rule]),
  ]
  return [
    ...(lost ?? []).map((value) => `${where} no longer takes ${value}`),
    ...tighter.map((bound) => `${where} has another ${bound}: ${after[bound]}`),
  ]
}

/** New values of a list may come, as the rules of the API say; a list that is none any more, or a text without its form, may not. */
function widened(before, after, where) {
  const isAny = valuesOf(before) && !valuesOf(after)
  const loose = ["pattern", "format"].filter((rule) => before[rule] !== undefined && before[rule] !== after[rule])
  return [
    ...(isAny ? [`${where} may be any ${kindOf(after)}`] : []),
    ...loose.map((rule) => `${where} has another ${rule}`),
  ]
}
