import { loadTypeScript } from "../../lib/typescript.mjs"
import { handlerOf } from "./handlers.mjs"
import { parametersOf, sentOf } from "./inputs.mjs"
import { machineCalls } from "./routes.mjs"
import { typesOf } from "./types.mjs"
import { DESCRIPTION, OF_MEDUSA, REFUSALS, TAGS } from "./words.mjs"

const MEDUSAS = { words: OF_MEDUSA, isNew: false }
const COMES_LATER = ["429", "503"]

const header = (name) => ({ $ref: `#/components/headers/${name}` })
const json = (schema) => ({ "application/json": { schema } })

const refusalOf = ([status, description]) => ({
  description,
  headers: COMES_LATER.includes(status) ? { "Retry-After": header("RetryAfter") } : {},
  content: json({ $ref: "#/components/schemas/Refusal" }),
})

/** Messages by field, beside what a call says to the machine in its own words. */
const REFUSAL = {
  description: "Messages by field, or of no field; some have more, which says what is possible instead.",
  type: "object",
  additionalProperties: true,
}

/** @returns every call that a machine access can open, with the schemas by which it is read as they are now */
export const readCalls = () =>
  machineCalls().map((call) => ({ ...call, handler: call.file ? handlerOf(call.file, call.method) : MEDUSAS }))

function answerOf({ handler, id }, answers) {
  if (handler.mediaType) return { [handler.mediaType]: { schema: { type: "string" } } }
  return json(answers[id] ?? { type: "object", additionalProperties: true })
}

function operationOf(call, { answers, inputs }) {
  const { id, scope, handler } = call
  const refused = ["400", "401", "404", "409", "429", "503"]
  const ofBodies = call.method === "GET" ? [] : ["413", "422"]
  const refusals = [...refused, ...ofBodies].map((status) => [status, { $ref: `#/components/responses/${status}` }])
  const success = { description: "Done", content: answerOf(call, answers) }
  return {
    operationId: id,
    tags: [scope],
    summary: handler.words.split(/[.;:]/, 1)[0],
    description: handler.words,
    parameters: parametersOf(call, inputs),
    ...sentOf(call, inputs),
    responses: Object.fromEntries([[handler.isNew ? "201" : "200", success], ...refusals]),
  }
}

/** The OpenAPI 3.1 document of what machine accesses open, made of the routes themselves. @param origin a shop's */
export function machineDocument(origin) {
  const calls = readCalls()
  const types = typesOf(calls.filter(({ file }) => file))
  const { HEADERS } = loadTypeScript("src/platform/openapi/answers.ts")
  const { usedOf } = loadTypeScript("src/platform/openapi/components.ts")
  const { infoOf } = loadTypeScript("src/platform/openapi/introduction.ts")
  const paths = {}
  for (const call of calls) {
    paths[call.path] ??= {}
    paths[call.path][call.method.toLowerCase()] = operationOf(call, types)
  }
  return {
    openapi: "3.1.0",
    info: { ...infoOf(origin), title: "Vermessungs-Shop: machine access", description: DESCRIPTION },
    servers: [{ url: `${origin}/admin`, description: "This shop" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ key: [] }],
    paths,
    components: {
      schemas: { ...usedOf(types.schemas, paths), Refusal: REFUSAL },
      responses: Object.fromEntries(Object.entries(REFUSALS).map((one) => [one[0], refusalOf(one)])),
      headers: { RetryAfter: HEADERS.RetryAfter },
      securitySchemes: { key: { type: "http", scheme: "basic", description: "The key as the user, no password" } },
    },
  }
}
