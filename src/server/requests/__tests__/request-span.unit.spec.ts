import { EventEmitter } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { context, propagation, trace } from "@opentelemetry/api"
import { core, NodeSDK, tracing } from "@opentelemetry/sdk-node"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { traceParent } from "#platform/telemetry/spans"
import { observed } from "../request-span"

const PARENT = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`
const exporter = new tracing.InMemorySpanExporter()
const sdk = new NodeSDK({
  autoDetectResources: false,
  textMapPropagator: new core.W3CTraceContextPropagator(),
  spanProcessors: [new tracing.SimpleSpanProcessor(exporter)],
  metricReaders: [],
  logRecordProcessors: [],
})

interface Asked {
  url: string
  route?: string
  from?: string
  status?: number
}

/** Asks it with a parent. @returns what goes on inside is called by */
function ask({ url, route, from = "192.0.2.7", status }: Asked): string | undefined {
  const request = { url, method: "GET", headers: { traceparent: PARENT }, socket: { remoteAddress: from } }
  const response = Object.assign(new EventEmitter(), {
    statusCode: status ?? 200,
    headersSent: status !== undefined,
    getHeader: () => undefined,
  })
  let inside: string | undefined
  const answer = (asked: IncomingMessage) => {
    inside = traceParent()
    Object.assign(asked, { route: route && { path: route } })
  }
  const isTrusted = (address: string) => address === "10.0.0.1"
  observed(answer, isTrusted)(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  response.emit("close")
  return inside
}

describe("a request's span", () => {
  beforeAll(() => sdk.start())
  beforeEach(() => exporter.reset())
  afterAll(async () => {
    await sdk.shutdown()
    for (const part of [trace, context, propagation]) part.disable()
  })

  it("has the pattern of its route, and of the address nothing else", () => {
    ask({ url: "/backend/api/v1/cart/secret/?email=a@example.ch", route: "/backend/api/v1/cart/:cart", status: 200 })
    const [{ name, attributes }] = exporter.getFinishedSpans()
    expect(name).toBe("GET /backend/api/v1/cart/:cart")
    expect(attributes).toEqual({
      "http.request.method": "GET",
      "http.route": "/backend/api/v1/cart/:cart",
      "http.response.status_code": 200,
    })
  })

  it.each([
    ["a trusted proxy's", "10.0.0.1", true],
    ["no visitor's", "192.0.2.7", false],
  ])("goes on with %s trace", (_whose, from, isKept) => {
    const inside = ask({ url: "/", from, status: 200 })
    expect(inside?.startsWith(PARENT.slice(0, 35))).toBe(isKept)
  })

  it.each([
    [{ status: 503 }, { "http.response.status_code": 503, "error.type": "503" }],
    [{}, { "error.type": "left" }],
  ])("says how it failed: %o", (answered, said) => {
    ask({ url: "/", ...answered })
    expect(exporter.getFinishedSpans()[0]).toMatchObject({ attributes: said, status: { code: 2 } })
  })

  it("isn't there for who asks how the shop is", () => {
    expect(ask({ url: "/ready", status: 200 })).toBeUndefined()
    expect(exporter.getFinishedSpans()).toEqual([])
  })
})
