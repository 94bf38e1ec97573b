import type { Answer, ApiDocument, Content, JsonSchema, Operation } from "./api-document"
import type { Call, Refusal } from "./call"
import type { Refer } from "./components"
import type { CallExample } from "./examples"
import { KEY_REFUSALS, orOfKey } from "./keyed"

const REFUSALS: Record<Refusal | 403 | 413 | 415 | 422, string> = {
  400: "Refused input, messages keyed by field",
  403: "The login is missing, wrong or ended",
  404: "Does not exist or is another customer's",
  410: "It is in the accounts that the shop had before; ask staff for it",
  413: "Too large",
  415: "The body isn't JSON",
  422: "The Idempotency-Key was sent with something else before",
  429: "Too many attempts",
  503: "The neighbour that knows the answer gives none, or the shop has too much to do; try again later",
}
const CONFLICT = "The state of things doesn't allow it (any more): why, and what is possible instead"
const KEY_IN_USE =
  "With an Idempotency-Key also: the call runs still (`Retry-After` says when to ask again), or its answer is lost"
const COMES_LATER: readonly number[] = [429, 503]

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const refusalHeaders = (status: number) => ({
  "Refusal-Code": header("RefusalCode"),
  ...(COMES_LATER.includes(status) ? { "Retry-After": header("RetryAfter") } : {}),
})

/** What any call may answer. */
export const COMMON_ANSWERS: ApiDocument["components"]["responses"] = {
  Busy: {
    description: "The shop has too much to do, or its database is away; try again later",
    headers: refusalHeaders(503),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  },
}

export const HEADERS: ApiDocument["components"]["headers"] = {
  RefusalCode: {
    description:
      "What is refused, for programs: the codes of all its messages, each once, with commas between. Their first part is the area. Codes stay what they are; the messages are words for people, in the language that the request accepts.",
    required: true,
    schema: { type: "string" },
    example: "input.city_missing, input.too_long",
  },
  RetryAfter: {
    description: "Seconds after which the same call can succeed.",
    required: true,
    schema: { type: "integer" },
    example: 60,
  },
}

interface Bodies {
  refer: Refer
  example: CallExample | undefined
  takesKey: boolean
  /** By status. */
  codes: Readonly<Record<number, readonly string[]>>
  fields: JsonSchema
  plain: JsonSchema
}

/** In words and, for programs, by its codes. */
const worded = (description: string, codes: readonly string[] = []) =>
  codes.length === 0
    ? { description }
    : {
        description: `${description}. Codes: ${codes.map((code) => `\`${code}\``).join(", ")}`,
        "x-refusal-codes": codes,
      }

/** What a call answers, by status. */
export function answersOf(call: Call, bodies: Bodies): Operation["responses"] {
  const { status = 200, answer, login, path, body, refusals = [], limited, conflicts = [] } = call
  const { refer, example, takesKey, codes, fields, plain } = bodies
  const refused: number[] = [
    ...refusals,
    ...(login === "required" ? [403] : []),
    ...(path.includes("{") ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(takesKey ? KEY_REFUSALS : []),
  ]
  const answers: Record<number, Answer | { $ref: string }> = {
    503: { $ref: "#/components/responses/Busy" },
    [status]: { description: "Done", content: contentOf(answer, refer, example?.answers[status]) },
  }
  for (const one of refused as (keyof typeof REFUSALS)[]) {
    const general = one === 429 && limited ? { anyOf: [refer(limited), plain] } : plain
    const content = jsonOf(one === 400 ? fields : general, example?.answers[one])
    answers[one] = { ...worded(REFUSALS[one], codes[one]), headers: refusalHeaders(one), content }
  }
  const bodiesOf409 = takesKey ? orOfKey(conflicts.map(refer), plain) : conflicts.map(refer)
  if (bodiesOf409.length > 0) {
    const schema = bodiesOf409.length === 1 ? bodiesOf409[0] : { anyOf: bodiesOf409 }
    answers[409] = {
      ...worded(takesKey ? `${CONFLICT}. ${KEY_IN_USE}` : CONFLICT, codes[409]),
      headers: refusalHeaders(409),
      content: jsonOf(schema, example?.answers[409]),
    }
  }
  return Object.fromEntries(Object.entries(answers))
}

/** Of a body by its schema, or by its media type alone. */
export const contentOf = (body: Call["answer"], refer: Refer, example?: unknown): Content =>
  typeof body === "string"
    ? { [body]: { schema: { type: body === "application/json" ? "object" : "string" } } }
    : jsonOf(body ? refer(body) : { type: "object", properties: {} }, example)

const jsonOf = (schema: JsonSchema, example: unknown): Content => ({
  "application/json": example === undefined ? { schema } : { schema, example },
})
