import { theLogger } from "#platform/log/shop-logger"
import { isOutage } from "#platform/outage"

/**
 * What nobody waited for, and failed. pg-boss notes a finished job without waiting, and does it once more later, if the database was
 * away; anything else is a mistake, of an extension perhaps, which costs the one who made it and not every customer.
 */
export function noteUnawaited(
  reason: unknown,
  log: Pick<ReturnType<typeof theLogger>, "warn" | "error"> = theLogger(),
) {
  const error = reason instanceof Error ? reason : new Error(String(reason))
  if (isOutage(reason)) log.warn(`Not waited for, and failed: ${error.message}`)
  else log.error("Not waited for, and failed", error)
}
