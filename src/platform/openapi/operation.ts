import { answersOf, contentOf } from "./answers"
import type { JsonSchema, Operation, Parameter } from "./api-document"
import type { ApiParts } from "./api-parts"
import type { Call } from "./call"
import { inPlace, queryFields, type Refer } from "./components"
import type { CallExample } from "./examples"
import { KEY_PARAMETER } from "./keyed"

const LOGIN = {
  required: "Needs the login of a customer.",
  optional: "A login isn't needed; with one the answer is the customer's.",
}

/** One call with all that it takes and answers. */
export function operationOf(call: Call, parts: ApiParts, refer: Refer): Operation {
  const { id, tag, summary, login, body, deprecated } = call
  const takesKey = parts.takesKey(call)
  const example = parts.examples[id]
  const parameters = [
    ...pathParameters(call, parts, example),
    ...queryParameters(call, parts, example),
    ...(takesKey ? [KEY_PARAMETER] : []),
  ]
  const { fields, plain } = parts.refusals
  const codes = parts.codes[id] ?? {}
  const bodies = { refer, example, takesKey, codes, fields: refer(fields), plain: refer(plain) }
  return {
    operationId: id,
    tags: [tag],
    summary: headlineOf(summary),
    description: [`${summary}.`, ...(login ? [LOGIN[login]] : []), ...(deprecated ? [farewell(deprecated)] : [])].join(
      " ",
    ),
    ...(deprecated ? { deprecated: true, "x-sunset": deprecated.sunset } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body, refer, example?.body) } } : {}),
    ...(login ? { security: login === "required" ? [{ token: [] }] : [{}, { token: [] }] } : {}),
    responses: answersOf(call, bodies),
  }
}

const farewell = ({ sunset, instead }: NonNullable<Call["deprecated"]>) =>
  `Deprecated: it may be gone from ${sunset} on; ${instead} takes its place.`

/** What comes before the details. */
const headlineOf = (summary: string) => summary.split(/[;:]/, 1)[0]

/** What stands in an address is text; a number is written as one. */
function given(values: Record<string, string> | undefined, name: string, { type }: JsonSchema) {
  if (!values || !(name in values)) return {}
  return { example: type === "integer" || type === "number" ? Number(values[name]) : values[name] }
}

function pathParameters({ path }: Call, { pathParameters, words }: ApiParts, example?: CallExample): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const schema = name in pathParameters ? inPlace(pathParameters[name]) : { type: "string" }
    const description = words.path[name] ?? ""
    return { name, in: "path", required: true, description, schema, ...given(example?.params, name, schema) }
  })
}

function queryParameters({ query }: Call, { words }: ApiParts, example?: CallExample): Parameter[] {
  if (!query) return []
  return queryFields(query).map(({ name, required, schema }) => ({
    name,
    in: "query",
    required,
    description: words.query[name] ?? "",
    schema,
    ...given(example?.query, name, schema),
  }))
}
