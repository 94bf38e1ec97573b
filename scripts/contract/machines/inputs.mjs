import { loadTypeScript } from "../../lib/typescript.mjs"
import { fileOfAlias } from "./routes.mjs"
import { OF_PATHS, OF_QUERIES, WITHOUT_SCHEMA } from "./words.mjs"

const text = { type: "string" }
const bare = (name) => ({ name, in: "query", required: false, description: OF_QUERIES[name], schema: text })

/** What a schema of zod takes. */
function taken({ name, from }) {
  const { inPlace } = loadTypeScript("src/platform/openapi/components.ts")
  return inPlace(loadTypeScript(fileOfAlias(from))[name])
}

/** The schema that checks, with what its type says of the fields. */
function described(schema, { description, ...type } = {}) {
  const { properties, items, anyOf } = schema
  const ofProperties = (of) =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => [name, described(one, type.properties?.[name])]))
  return {
    ...schema,
    ...(description ? { description } : {}),
    ...(properties ? { properties: ofProperties(properties) } : {}),
    ...(items && typeof items === "object" ? { items: described(items, type.items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one, at) => described(one, type.anyOf?.[at] ?? type)) } : {}),
  }
}

/** All that stands in the address of a call, and its key. @param types what calls take, by `{id}_query` */
export function parametersOf({ id, method, path, handler }, types) {
  const { KEY_PARAMETER } = loadTypeScript("src/platform/openapi/keyed.ts")
  const ofPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, description: OF_PATHS[name], schema: text },
  }))
  const { properties = {}, required = [] } = handler.query
    ? described(taken(handler.query), types[`${id}_query`])
    : { properties: undefined }
  const ofQuery = Object.entries(properties).map(([name, { description = OF_QUERIES[name], ...schema }]) => ({
    ...{ name, in: "query", required: required.includes(name), description, schema },
  }))
  const others = (WITHOUT_SCHEMA[id] ?? []).map(bare)
  return [...ofPath, ...ofQuery, ...others, ...(method === "GET" ? [] : [KEY_PARAMETER])]
}

/** The body of a call, where it has one. @param types what calls take, by `{id}_body` */
export function sentOf({ id, handler }, types) {
  if (!handler.body) return {}
  const schema = described(taken(handler.body), types[`${id}_body`])
  return { requestBody: { required: true, content: { "application/json": { schema } } } }
}
