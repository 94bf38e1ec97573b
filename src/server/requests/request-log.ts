import type { Request, RequestHandler } from "express"
import { theLogger } from "#platform/log/shop-logger"

/** The pattern that matched, never the filled path: addresses carry tokens and identifiers. */
const routeOf = ({ route }: Request) => (typeof route?.path === "string" ? route.path : "(no route)")

/** One line per answered call of the backend, in the context of its request. */
export const requestLog: RequestHandler = (request, response, next) => {
  const startedAtMs = performance.now()
  const id = request.headers["x-request-id"]
  response.once("finish", () => {
    const { method } = request
    const route = routeOf(request)
    const status = response.statusCode
    const ms = Math.round(performance.now() - startedAtMs)
    theLogger().entry("info", `${method} ${route} ${status}`, { request: id, method, route, status, ms })
  })
  next()
}
