import { vi } from "vitest"

interface StubbedRequest {
  body: unknown
  headers: Headers
  authorization: string | null
}
interface StubbedAnswer {
  status?: number
  /** Null for an answer without a body. */
  body?: unknown
  /** Sent as it is instead of the body. */
  text?: string
  headers?: Record<string, string>
}
/** An answer, what gives one, or "lost" for a connection that breaks. */
export type Stub = StubbedAnswer | "lost" | ((request: StubbedRequest) => StubbedAnswer | Promise<StubbedAnswer>)

export interface RecordedCall extends StubbedRequest {
  /** "METHOD /path", without base path and query. */
  call: string
  /** "?delivery=post", or nothing. */
  query: string
}

/**
 * Answers the shop's API in a component test by "METHOD /path" without the base path and without query; what isn't
 * stubbed fails the test. Answers are of the type that was asked for unless they say otherwise. Returns the calls made so far.
 */
export function stubApi(stubs: Record<string, Stub>): RecordedCall[] {
  const calls: RecordedCall[] = []
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const [path, search] = url.replace("/backend/api/v1", "").split("?")
    const call = `${init.method ?? "GET"} ${path}`
    const headers = new Headers(init.headers)
    const request = {
      body: init.body ? JSON.parse(String(init.body)) : null,
      headers,
      authorization: headers.get("authorization"),
    }
    calls.push({ call, query: search ? `?${search}` : "", ...request })
    const stub = stubs[call]
    if (stub === undefined) throw new Error(`Not stubbed: ${call}`)
    if (stub === "lost") throw new TypeError("Failed to fetch")
    const { status = 200, body = {}, text, headers: more } = typeof stub === "function" ? await stub(request) : stub
    init.signal?.throwIfAborted()
    const json = body === null ? null : JSON.stringify(body)
    return new Response(text ?? json, { status, headers: { "content-type": headers.get("accept") ?? "", ...more } })
  })
  return calls
}

export const callsTo = (calls: RecordedCall[], call: string) => calls.filter((made) => made.call === call)
