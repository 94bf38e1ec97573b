import type { Request, RequestHandler } from "express"

/** The pattern that matched, never the filled path: addresses carry tokens and identifiers. */
const routeOf = ({ route }: Request) => (typeof route?.path === "string" ? route.path : "(no route)")

/** One line of JSON per answered call of the backend. */
export const requestLog: RequestHandler = (request, response, next) => {
  const startedAtMs = performance.now()
  response.once("finish", () => {
    const entry = {
      at: new Date().toISOString(),
      method: request.method,
      route: routeOf(request),
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAtMs),
    }
    process.stdout.write(`${JSON.stringify(entry)}\n`)
  })
  next()
}
