import { vi } from "vitest"

interface StubbedRequest {
  body: unknown
  authorization: string | null
}
interface StubbedAnswer {
  status?: number
  body?: unknown
}
/** An answer, what gives one, or "lost" for a connection that breaks. */
type Stub = StubbedAnswer | "lost" | ((request: StubbedRequest) => StubbedAnswer | Promise<StubbedAnswer>)

export interface RecordedCall extends StubbedRequest {
  call: string
}

/**
 * Answers the shop's API in a component test by "METHOD /path" without the base path and without query; what isn't
 * stubbed fails the test. Returns the calls made so far.
 */
export function stubApi(stubs: Record<string, Stub>): RecordedCall[] {
  const calls: RecordedCall[] = []
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const path = url.replace("/backend/api/v1", "").replace(/\?.*/, "")
    const call = `${init.method ?? "GET"} ${path}`
    const request = {
      body: init.body ? JSON.parse(String(init.body)) : null,
      authorization: new Headers(init.headers).get("authorization"),
    }
    calls.push({ call, ...request })
    const stub = stubs[call]
    if (stub === undefined) throw new Error(`Not stubbed: ${call}`)
    if (stub === "lost") throw new TypeError("Failed to fetch")
    const { status = 200, body = {} } = typeof stub === "function" ? await stub(request) : stub
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } })
  })
  return calls
}

export const callsTo = (calls: RecordedCall[], call: string) => calls.filter((made) => made.call === call)
