import { BexioClient } from "../client"
import type { BexioAccess } from "../http/bexio-http"
import { staticToken } from "../token"

type Step = Response | Error | (() => Response | Promise<Response>)

export interface SentRequest {
  url: string
  method: string
  headers: Headers
  body: string | undefined
}

/** A broken connection as Node's fetch reports it. */
export const broken = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } })

export const timedOut = () => new DOMException("The operation was aborted due to timeout", "TimeoutError")

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } })

export const gatewayPage = (status: number) => new Response("<h1>Bad gateway</h1>", { status })

/** A client whose wire answers these in turn, the last one for ever, with a clock that only waiting moves. */
export function wiredClient(steps: readonly Step[], access: Partial<BexioAccess> = {}) {
  const requests: SentRequest[] = []
  const waits: number[] = []
  let nowMs = 1_000_000
  const send = async (url: string, { method, headers, body }: RequestInit) => {
    requests.push({ url, method: method ?? "", headers: new Headers(headers), body: body as string | undefined })
    const step = steps[Math.min(requests.length, steps.length) - 1]
    if (step instanceof Error || step instanceof DOMException) throw step
    return typeof step === "function" ? step() : (step as Response).clone()
  }
  const client = new BexioClient({
    baseUrl: "https://bexio.test",
    tokens: staticToken("geheim-4711"),
    fetch: send as typeof fetch,
    nowMs: () => nowMs,
    sleep: async (ms) => {
      waits.push(ms)
      nowMs += ms
    },
    random: () => 0.5,
    ...access,
  })
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { client, requests, waits, pass }
}
