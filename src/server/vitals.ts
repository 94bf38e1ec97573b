import { json, type Request, type RequestHandler, type Router } from "express"
import * as z from "zod/mini"
import { clientAddress } from "#api/http/identity/client-address"
import type { VisitCounter } from "#shop/vitals/commands/count-visits"
import { visitBody } from "#shop/vitals/wire/visit"
import { isOwnOrigin, type Own } from "./requests/own-origin"
import { Pace } from "./requests/pace"

/** More pages than a whole office opens in a minute. */
const PER_ADDRESS = { most: 120, withinMs: 60_000 }
const LONGEST_BODY = 1_000

/** Browsers say where a page is that sends something; the older ones by its origin alone. */
export function isOfOwnPage({ headers }: Pick<Request, "headers">, own: Own): boolean {
  const site = headers["sec-fetch-site"]
  return site === undefined ? isOwnOrigin(headers.origin, headers.host, own) : site === "same-origin"
}

interface VitalsOptions {
  env: Own
  /** The pages' patterns. */
  pages: readonly string[]
  visits: VisitCounter
}

/**
 * What browsers tell of a visit when it ends. Nothing of the visitor is read but the address, which is counted for a minute and kept nowhere.
 * @see docs/decisions/301-field-web-vitals.md
 */
export function mountVitals(own: Router, { env, pages, visits }: VitalsOptions) {
  const pace = new Pace(PER_ADDRESS)
  const schema = visitBody(pages)

  const fromOwnPages: RequestHandler = (request, response, next) => {
    if (!isOfOwnPage(request, env)) response.status(400).type("text").send("Not from a page of this shop")
    else if (!pace.isTooFast(clientAddress(request))) next()
    else response.status(429).set("Retry-After", "60").type("text").send("Too many")
  }

  own.post("/vitals", fromOwnPages, json({ limit: LONGEST_BODY, type: "application/json" }), (request, response) => {
    const visit = z.safeParse(schema, request.body)
    if (visit.success) visits.count(visit.data)
    response.status(visit.success ? 204 : 400).end()
  })
}
