import type { Request, RequestHandler } from "express"
import { theLogger } from "#platform/log/shop-logger"
import { traceIds } from "#platform/telemetry/spans"

/** The pattern that matched, never the filled path: addresses carry tokens and identifiers. */
const routeOf = ({ route }: Request) => (typeof route?.path === "string" ? route.path : "(no route)")

/** One line per answered call of the backend, in the context of its request. */
export const requestLog: RequestHandler = (request, response, next) => {
  const startedAtMs = performance.now()
  const named = { request: request.headers["x-request-id"], ...traceIds() }
  response.once("finish", () => {
    const { method } = request
    const route = routeOf(request)
    const status = response.statusCode
    const ms = Math.round(performance.now() - startedAtMs)
    theLogger().entry("info", `${method} ${route} ${status}`, { ...named, method, route, status, ms })
  })
  next()
}
