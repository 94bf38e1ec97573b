import { recordSince } from "#platform/telemetry/instruments"
import { errorType, inSpan } from "#platform/telemetry/spans"
import { aroundEachCall } from "./each-call"
import type { ErpProvider } from "./provider"

/** The ERP, whichever it is, with its calls traced and measured by what came of them: `done`, or a failure's class. */
export const measuredProvider = (provider: ErpProvider): ErpProvider =>
  aroundEachCall(provider, async (name, call) => {
    const startedAtMs = performance.now()
    const measure = (outcome: string) =>
      recordSince("shop.erp.call.duration", startedAtMs, { "shop.erp.call": name, "shop.outcome": outcome })
    try {
      const answer = await inSpan(`erp ${name}`, {}, call)
      measure("done")
      return answer
    } catch (error) {
      measure(errorType(error))
      throw error
    }
  })
