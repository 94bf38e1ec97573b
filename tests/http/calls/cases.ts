import type { Call } from "#platform/openapi/call"
import { api } from "../../harness"

/** What a call is given. */
export interface Given {
  /** Values of the path's `{parameters}`, as they stand in the address. */
  params?: Record<string, string>
  /** With its question mark. */
  query?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** The good request with changes, and how it is refused. */
export interface Refused extends Given {
  what: string
  /** Fields of the body that are other than in the good request; undefined leaves one out. */
  change?: Record<string, unknown>
  /** What it starts from instead of the good request. */
  instead?: () => Given | Promise<Given>
  status: 400 | 403 | 404 | 409
  /** Fields that the refusal names, no more and no less. */
  fields?: string[]
}

export interface Cases {
  /** A request that is answered as the contract says; made again each time. */
  good: () => Given | Promise<Given>
  /** Input that is wrong. */
  bad?: Refused[]
  /** Input that is left out. */
  missing?: Refused[]
}

/** Cases by "METHOD /path/" as the contract names the call. */
export type CasesByCall = Record<string, Cases>

type Addressed = Pick<Call, "method" | "path">

export const nameOf = ({ method, path }: Addressed) => `${method.toUpperCase()} ${path}`

/** Makes the call of the contract, with or without its slash at the end. */
export function make(
  { method, path }: Addressed,
  { params = {}, query = "", body, token, headers }: Given,
  hasSlash = true,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name) => params[name] ?? `{${name}}`)
  const address = hasSlash ? filled : filled.replace(/\/$/, "")
  return api(method.toUpperCase() as "GET", address + query, { body, token, headers })
}

export async function refusedRequest(
  good: Cases["good"],
  { what, status, fields, change, instead, ...given }: Refused,
) {
  const base = await (instead ?? good)()
  const request = { ...base, ...given }
  return change ? { ...request, body: { ...(base.body as object), ...change } } : request
}

/** A call that takes no input. */
export const nothingToGive: Cases = { good: () => ({}) }

export const UNKNOWN = "gibt-es-nicht"

/** A login that has ended. */
export const STALE_LOGIN = "x".repeat(43)

/** A call for customers without a login, and with one that has ended. */
export const withoutLogin: Refused[] = [
  { what: "no login", token: undefined, status: 403 },
  { what: "an ended login", token: STALE_LOGIN, status: 403 },
]
