import { noteAnswer } from "./contract"
import { noteCall, noteSight } from "./secrets"
import { target } from "./target"

export interface ApiAnswer<Body> {
  status: number
  body: Body
  headers: Headers
}

interface ApiRequest {
  /** Login token, sent as `Authorization: Token …`. */
  token?: string
  /** Sent as JSON; text is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** Another shop process than the run's own. */
  baseUrl?: string
}

type Method = "GET" | "POST" | "PUT" | "DELETE"

/** A call of the shop's API: `await api("GET", "/products/rental/")`. Refusals are answers, not exceptions. */
// biome-ignore lint/suspicious/noExplicitAny: tests read the answer's fields and assert on them.
export async function api<Body = any>(
  method: Method,
  path: string,
  request: ApiRequest = {},
): Promise<ApiAnswer<Body>> {
  const response = await fetch(`${request.baseUrl ?? target().baseUrl}/backend/api/v1${path}`, {
    method,
    headers: {
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
      ...(request.token ? { authorization: `Token ${request.token}` } : {}),
      ...request.headers,
    },
    body:
      request.body === undefined || typeof request.body === "string"
        ? (request.body as string)
        : JSON.stringify(request.body),
  })
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json")
  const body = isJson ? JSON.parse(text) : text
  noteCall(path, request.body, body)
  noteAnswer(method, path, { status: response.status, body, headers: response.headers })
  if (response.status >= 400) noteSight("refusal", text)
  return { status: response.status, body: body as Body, headers: response.headers }
}
