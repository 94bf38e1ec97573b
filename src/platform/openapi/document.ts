import * as z from "zod/mini"
import type { ApiDocument, Content, JsonSchema, Operation } from "./api-document"
import type { Call, Refusal } from "./call"

type Json = Record<string, unknown>

const REFUSALS: Record<Refusal, string> = {
  400: "Refused input, messages keyed by field",
  409: "The period can't be had: why, and the next possible ones",
  410: "It is in the accounts that the shop had before; ask staff for it",
  413: "Too large",
  429: "Too many attempts, see Retry-After",
  503: "The neighbour that knows the answer gives none; try again later",
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value
const isComponent = (schema: z.ZodMiniType) => ["object", "record"].includes(schema._zod.def.type)
const pascal = (name: string) => name[0].toUpperCase() + name.slice(1)

/** What the calls of an API have in common. */
export interface ApiParts {
  serverUrl: string
  /** By name. Objects and records become one component each, referred to wherever they occur. */
  schemas: Readonly<Record<string, unknown>>
  /** Of what is in braces in a path; text where none is named. */
  pathParameters: Readonly<Record<string, z.ZodMiniType>>
  /** Bodies of refusals. */
  refusals: Readonly<{ fields: z.ZodMiniType; period: z.ZodMiniType }>
}

function componentRegistry(schemas: ApiParts["schemas"]) {
  const registry = z.registry<{ id: string }>()
  for (const [name, value] of Object.entries(schemas))
    if (isSchema(value) && isComponent(value) && !registry.has(value)) registry.add(value, { id: pascal(name) })
  return registry
}

const OPTIONS = { target: "draft-2020-12", unrepresentable: "any", io: "input" } as const

/** The OpenAPI 3.1 document of the given calls, made from the same schemas that check requests and type both sides. */
export function openApiDocument(calls: readonly Call[], parts: ApiParts): ApiDocument {
  const registry = componentRegistry(parts.schemas)
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri: (id) => `#/components/schemas/${id}` })
  const paths: ApiDocument["paths"] = {}
  for (const call of calls) {
    paths[call.path] ??= {}
    paths[call.path][call.method] = operationOf(call, parts, (schema) => referenceTo(schema, registry))
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vermessungs-Shop",
      version: "1",
      description:
        "Every path works with and without its trailing slash. Money is decimal text in CHF without VAT unless its name says otherwise; days are `YYYY-MM-DD` in Europe/Zurich. 403 means one thing: the login is missing, wrong or ended. Every refusal names its codes in the header `Refusal-Code`, by which programs tell them apart; the messages are words for people, in the language that the request accepts. Any call may be answered by 503 with Retry-After while the shop has too much to do.",
    },
    servers: [{ url: `${parts.serverUrl}/backend/api/v1` }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIds(schema as Json)])),
      headers: { RefusalCode: REFUSAL_CODE },
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "`Token {auth_token}`" },
      },
    },
  }
}

/** Programs tell refusals apart by their codes; words are for people, and may change. */
const REFUSAL_CODE = {
  description:
    "What is refused, for programs: the codes of all its messages, each once, with commas between. Their first part is the area. Codes stay what they are; the messages are words for people, in the language that the request accepts.",
  required: true,
  schema: { type: "string" },
  example: "input.city_missing, input.too_long",
}
const REFUSAL_HEADERS = { "Refusal-Code": { $ref: "#/components/headers/RefusalCode" } }

type Refer = (schema: z.ZodMiniType) => JsonSchema

function operationOf(call: Call, parts: ApiParts, refer: Refer): Operation {
  const { tag, summary, login, body, query, status = 200, answer, refusals = [] } = call
  const parameters = [...pathParameters(call.path, parts), ...(query ? queryParameters(query) : [])]
  const responses: Operation["responses"] = { [status]: { description: "Done", content: contentOf(answer, refer) } }
  for (const refusal of refusals)
    responses[refusal] = {
      description: REFUSALS[refusal],
      headers: REFUSAL_HEADERS,
      content: contentOf(refusal === 409 ? parts.refusals.period : parts.refusals.fields, refer),
    }
  if (login === "required")
    responses[403] = { description: "The login is missing, wrong or ended", headers: REFUSAL_HEADERS }
  if (call.path.includes("{"))
    responses[404] = { description: "Does not exist or is another customer's", headers: REFUSAL_HEADERS }
  return {
    tags: [tag],
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body, refer) } } : {}),
    ...(login ? { security: login === "required" ? [{ token: [] }] : [{}, { token: [] }] } : {}),
    responses,
  }
}

const contentOf = (answer: Call["answer"], refer: Refer): Content =>
  typeof answer === "string"
    ? { [answer]: {} }
    : { "application/json": { schema: answer ? refer(answer) : { type: "object", properties: {} } } }

function referenceTo(schema: z.ZodMiniType, registry: ReturnType<typeof componentRegistry>): JsonSchema {
  const id = registry.get(schema)?.id
  if (id) return { $ref: `#/components/schemas/${id}` }
  if (schema._zod.def.type === "array")
    return { type: "array", items: referenceTo((schema as z.ZodMiniArray).def.element as z.ZodMiniType, registry) }
  if (schema._zod.def.type === "union")
    return { anyOf: (schema as z.ZodMiniUnion).def.options.map((one) => referenceTo(one as z.ZodMiniType, registry)) }
  return withoutIds(z.toJSONSchema(schema, OPTIONS) as Json)
}

/** Components are found by their place in the document, not by an id of their own. */
function withoutIds({ $schema, $id, id, ...schema }: Json): JsonSchema {
  return schema as JsonSchema
}

const pathParameters = (path: string, parts: ApiParts) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema:
      name in parts.pathParameters
        ? withoutIds({ ...z.toJSONSchema(parts.pathParameters[name]) })
        : ({ type: "string" } as const),
  }))

function queryParameters(query: z.ZodMiniType) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, OPTIONS)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: schema as JsonSchema,
  }))
}
