import type { IncomingMessage, ServerResponse } from "node:http"
import { type Attributes, context, type Span, SpanStatusCode, trace } from "@opentelemetry/api"
import { pathOf } from "#platform/path-of"
import { count, recordSince } from "#platform/telemetry/instruments"
import { routeOf } from "#platform/telemetry/routes"
import { contextOf, SpanKind, tracer } from "#platform/telemetry/spans"
import type { IsTrusted } from "./request-id"
import type { Answer } from "./traffic"

/** Asked every second by proxies: measured, and no trace of it. */
const PROBES = new Set(["/health", "/ready", "/serving"])
const METHODS = new Set(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"])

/** A trusted proxy's trace goes on; whoever else names one doesn't decide what is traced here. */
function parentOf({ headers, socket }: IncomingMessage, isTrusted: IsTrusted) {
  const { traceparent } = headers
  const isKept = typeof traceparent === "string" && isTrusted(socket.remoteAddress ?? "", 0)
  return contextOf(isKept ? traceparent : undefined)
}

function outcomeOf({ statusCode, headersSent }: ServerResponse): Attributes {
  if (!headersSent) return { "error.type": "left" }
  return { "http.response.status_code": statusCode, ...(statusCode >= 500 && { "error.type": String(statusCode) }) }
}

const codesOf = (response: ServerResponse) => String(response.getHeader("refusal-code") ?? "").split(", ")

function end(span: Span | undefined, method: string, route: string, attributes: Attributes) {
  if (attributes["error.type"]) span?.setStatus({ code: SpanStatusCode.ERROR })
  span?.updateName(`${method} ${route}`).setAttributes(attributes).end()
}

/** Measures each request, and lets what it does be its trace. Of an address its route's pattern alone is noted. */
export const observed =
  (answer: Answer, isTrusted: IsTrusted): Answer =>
  (request, response) => {
    const startedAtMs = performance.now()
    const { url = "/" } = request
    const method = METHODS.has(request.method ?? "") ? String(request.method) : "_OTHER"
    const from = parentOf(request, isTrusted)
    const span = PROBES.has(pathOf(url)) ? undefined : tracer().startSpan(method, { kind: SpanKind.SERVER }, from)
    response.once("close", () => {
      const route = routeOf(request, url)
      const attributes = { "http.request.method": method, "http.route": route, ...outcomeOf(response) }
      recordSince("http.server.request.duration", startedAtMs, { ...attributes, "url.scheme": "http" })
      for (const code of codesOf(response).filter(Boolean))
        count("shop.refusals", { "http.route": route, "shop.refusal.code": code })
      end(span, method, route, attributes)
    })
    context.with(span ? trace.setSpan(from, span) : from, () => answer(request, response))
  }
