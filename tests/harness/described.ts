import Ajv2020, { type ValidateFunction } from "ajv/dist/2020"
import type { Answer, ApiDocument, Operation } from "#platform/openapi/api-document"

export interface Answered {
  status: number
  body: unknown
  headers: Headers
}

interface Known {
  /** Where it is in the document. */
  path: string
  method: string
  operation: Operation
  segments: string[]
}

type Described = Pick<ApiDocument, "paths" | "components">

/** An answer has no field that the document doesn't name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== "object" || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  const isObject = inner.type === "object" && inner.properties && inner.additionalProperties === undefined
  return isObject ? { ...inner, additionalProperties: false } : inner
}

const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")
const wordsOf = ({ segments }: Known) => segments.filter((segment) => !segment.startsWith("{")).length

/** The more words of its own a path has, the earlier it is looked at. */
const callsOf = (paths: Described["paths"]): Known[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation, segments: path.split("/") })),
    )
    .toSorted((a, b) => wordsOf(b) - wordsOf(a))

const codesOf = (headers: Headers) => headers.get("refusal-code")?.split(", ") ?? []

/** Compares what a server takes and answers with an OpenAPI document. */
export function describedBy(document: Described) {
  const known = callsOf(document.paths)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, "open")
  ajv.addSchema(closed(document) as object, "closed")
  const validators = new Map<string, ValidateFunction>()

  /**
   * What a JSON body has that the schema at this place of the document doesn't say; undefined where there is nothing.
   * @param isOpen it may have fields that the schema doesn't name, as what is sent may
   */
  function bodyFault(place: string[], body: unknown, { isOpen = false } = {}): string | undefined {
    const $ref = `${isOpen ? "open" : "closed"}#/${pointer(...place)}`
    const validate = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, validate)
    if (validate(body)) return undefined
    return ajv.errorsText(validate.errors, { dataVar: "body" }).slice(0, 500)
  }

  function callOf(method: string, address: string): Known | undefined {
    const segments = address
      .replace(/\?.*$/s, "")
      .replace(/(.)\/$/, "$1")
      .split("/")
    return known.find(
      (one) =>
        one.method === method.toLowerCase() &&
        one.segments.length === segments.length &&
        one.segments.every((segment, at) => segment.startsWith("{") || segment === segments[at]),
    )
  }

  function said(answer: Answer | { $ref: string }): { answer: Answer; place: string[] | null } {
    if (!("$ref" in answer)) return { answer, place: null }
    const name = answer.$ref.slice(answer.$ref.lastIndexOf("/") + 1)
    return { answer: document.components.responses[name], place: ["components", "responses", name] }
  }

  /** What an answer has that the document doesn't say; undefined where all is as it says, or it doesn't know the address. */
  function answerFault(method: string, address: string, { status, body, headers }: Answered): string | undefined {
    // Only who asks whether something has changed hears that it hasn't.
    if (status === 304) return undefined
    const call = callOf(method, address)
    if (!call) return undefined
    const name = `${call.operation.operationId} answers ${status}`
    const described = call.operation.responses[status]
    if (!described) return `${name}: ${JSON.stringify(body).slice(0, 200)}`
    const { answer, place } = said(described)
    const missing = Object.keys(answer.headers ?? {}).find((header) => !headers.get(header))
    if (missing) return `${name} without ${missing}`
    const unlisted = codesOf(headers).filter((code) => !place && !answer["x-refusal-codes"]?.includes(code))
    if (unlisted.length > 0) return `${name} with the codes ${unlisted.join(", ")}, which the document doesn't list`
    const mediaType = (headers.get("content-type") ?? "").split(";")[0]
    if (!answer.content?.[mediaType]) return `${name} as ${mediaType}`
    if (mediaType !== "application/json") return undefined
    const at = place ?? ["paths", call.path, call.method, "responses", String(status)]
    const fault = bodyFault([...at, "content", mediaType, "schema"], body)
    return fault && `${name} with ${fault}`
  }

  /** A parameter of the address that the document doesn't name. */
  function queryFault(method: string, address: string): string | undefined {
    const call = callOf(method, address)
    const names = [...new URLSearchParams(address.split("?")[1] ?? "").keys()]
    const other = names.find((name) => !call?.operation.parameters?.some((one) => one.name === name))
    return call && other ? `${call.operation.operationId} takes ${other}` : undefined
  }

  return { bodyFault, answerFault, queryFault }
}
