import { AsyncLocalStorage } from "node:async_hooks"
import type { IApiKeyModuleService } from "@medusajs/framework/types"
import type { RequestHandler } from "express"
import { OUTAGE_RETRY_S } from "#platform/outage"

/** Whether the key of the request that is being answered couldn't be looked up. */
const lookUps = new AsyncLocalStorage<{ hasFailed: boolean }>()

const KEY = /^basic\s/i

/**
 * Medusa takes a key that it couldn't look up for a wrong one. A program that is told 401 thinks that its access was revoked, so it is told to come
 * again; only a refusal is ever changed by this.
 */
export const unreadKeys: RequestHandler = (request, response, next) => {
  if (!KEY.test(request.headers.authorization ?? "")) return next()
  const lookUp = { hasFailed: false }
  const json = response.json.bind(response)
  response.json = (body) => {
    if (response.statusCode !== 401 || !lookUp.hasFailed) return json(body)
    response.status(503).set("Retry-After", String(OUTAGE_RETRY_S))
    return json({ type: "unavailable", message: "Try again in a moment" })
  }
  lookUps.run(lookUp, next)
}

/** Lets `unreadKeys` know of what went wrong with the keys of Medusa's module. */
export function noteFailedLookUps(keys: IApiKeyModuleService) {
  const authenticate = keys.authenticate.bind(keys)
  keys.authenticate = (...asked) =>
    authenticate(...asked).catch((error: unknown) => {
      const lookUp = lookUps.getStore()
      if (lookUp) lookUp.hasFailed = true
      throw error
    })
}
