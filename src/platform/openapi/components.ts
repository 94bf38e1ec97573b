import * as z from "zod/mini"
import type { JsonSchema } from "./api-document"
import { makePortable } from "./portable"

type Json = Record<string, unknown>
type Registry = ReturnType<typeof z.registry<{ id: string }>>

const PLACE = "#/components/schemas/"
const OPTIONS = { target: "draft-2020-12", unrepresentable: "any", io: "input", override: makePortable } as const

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value
const isComponent = (schema: z.ZodMiniType) => ["object", "record"].includes(schema._zod.def.type)
const pascal = (name: string) => name[0].toUpperCase() + name.slice(1)

/** Turns a schema into what the document says of it. */
export type Refer = (schema: z.ZodMiniType) => JsonSchema

/** Objects and records of the named schemas become one component each, referred to wherever they occur. */
export function componentsOf(named: Readonly<Record<string, unknown>>) {
  const registry: Registry = z.registry<{ id: string }>()
  // By name: exports have no order of their own.
  for (const [name, value] of Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (isSchema(value) && isComponent(value) && !registry.has(value)) registry.add(value, { id: pascal(name) })
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: (id) => `${PLACE}${id}` })
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIds(schema as Json)])),
    refer: (schema: z.ZodMiniType) => referenceTo(schema, registry),
  }
}

/** Those that something refers to, be it by way of others. */
export function usedOf(schemas: Record<string, JsonSchema>, users: object): Record<string, JsonSchema> {
  const used = new Set<string>()
  function follow(user: object) {
    for (const [, name] of JSON.stringify(user).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name])
    }
  }
  follow(users)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

/** Each field of a query with its schema. */
export function queryFields(query: z.ZodMiniType): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = inPlace(query)
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
}

export const inPlace: Refer = (schema) => withoutIds(z.toJSONSchema(schema, OPTIONS) as Json)

function referenceTo(schema: z.ZodMiniType, registry: Registry): JsonSchema {
  const id = registry.get(schema)?.id
  if (id) return { $ref: `${PLACE}${id}` }
  if (schema._zod.def.type === "array")
    return { type: "array", items: referenceTo((schema as z.ZodMiniArray).def.element as z.ZodMiniType, registry) }
  if (schema._zod.def.type === "union")
    return { anyOf: (schema as z.ZodMiniUnion).def.options.map((one) => referenceTo(one as z.ZodMiniType, registry)) }
  return inPlace(schema)
}

/** Components are found by their place in the document, not by an id of their own. */
function withoutIds({ $schema, $id, id, ...schema }: Json): JsonSchema {
  return schema as JsonSchema
}
