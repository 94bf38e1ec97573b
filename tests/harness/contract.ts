import Ajv2020, { type ValidateFunction } from "ajv/dist/2020"
import type { Answer, Operation } from "#platform/openapi/api-document"
import { apiDocument } from "#wire/openapi/index"

interface Answered {
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

const document = apiDocument("https://shop.example.ch")
/** The more words of its own a path has, the earlier it is looked at. */
const known: Known[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, segments: path.split("/") })),
  )
  .toSorted((a, b) => wordsOf(b) - wordsOf(a))

function wordsOf({ segments }: Known) {
  return segments.filter((segment) => !segment.startsWith("{")).length
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema(document, "contract")
ajv.addSchema(closed(document) as object, "closed")
const validators = new Map<string, ValidateFunction>()

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

/**
 * What a JSON body has that the schema at this place of the document doesn't say; undefined where there is nothing.
 * @param isOpen it may have fields that the schema doesn't name, as what is sent may
 */
export function bodyFault(place: string[], body: unknown, { isOpen = false } = {}): string | undefined {
  const $ref = `${isOpen ? "contract" : "closed"}#/${pointer(...place)}`
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

const said = (answer: Answer | { $ref: string }): { answer: Answer; place: string[] | null } =>
  "$ref" in answer
    ? { answer: document.components.responses.Busy, place: ["components", "responses", "Busy"] }
    : { answer, place: null }

/** What an answer has that the document doesn't say; undefined where all is as it says, or it doesn't know the address. */
function faultOf(method: string, address: string, { status, body, headers }: Answered): string | undefined {
  // Only who asks whether something has changed hears that it hasn't.
  if (status === 304) return undefined
  const call = callOf(method, address)
  if (!call) return undefined
  const name = `${call.operation.operationId} answers ${status}`
  const described = call.operation.responses[status]
  if (!described) return `${name}: ${JSON.stringify(body).slice(0, 200)}`
  const { answer, place = null } = said(described)
  const missing = Object.keys(answer.headers ?? {}).find((header) => !headers.get(header))
  if (missing) return `${name} without ${missing}`
  const mediaType = (headers.get("content-type") ?? "").split(";")[0]
  if (!answer.content?.[mediaType]) return `${name} as ${mediaType}`
  if (mediaType !== "application/json") return undefined
  const at = place ?? ["paths", call.path, call.method, "responses", String(status)]
  const fault = bodyFault([...at, "content", mediaType, "schema"], body)
  return fault && `${name} with ${fault}`
}

const faults = new Set<string>()

/** Before a file begins. */
export const forgetAnswers = () => faults.clear()

/** Notes what a call answered if the API's document doesn't say so. */
export function noteAnswer(method: string, address: string, answered: Answered) {
  const fault = faultOf(method, address, answered)
  if (fault) faults.add(fault)
}

/** Answers of this file that the API's document doesn't know: its statuses, headers, media types, and every field. */
export const answersOutsideContract = () => [...faults]
