import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { extensions } from "#config/extensions/index"
import { theLogger } from "#platform/log/shop-logger"
import type { Delivery } from "#platform/outbox/deliveries"
import type { Fault, Outcome } from "#platform/outbox/settle"
import { loggerOf, secretsIn } from "./extension-logger"
import { orderFor, rentalFor } from "./shop-reader"
import { subscriberOf } from "./subscribers"

/** Less than the outbox's lease, after which another process would be told the same. */
const TIMEOUT_MS = 45_000

/** Tells an extension's subscriber of one event; whatever it throws is an attempt that failed. */
export async function tellExtension(db: Knex, { subscriberId, event }: Delivery): Promise<Outcome> {
  const extension = extensions().find((one) => subscriberOf(one) === subscriberId)
  // Another version of the shop, which knows it, runs beside this one.
  if (!extension) return failed("this process doesn't know the extension", "neighbour")
  const redact = secretsIn(extension, process.env)
  const logger = loggerOf(extension, redact)
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Error(`no end within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  try {
    const { signal } = ending
    const over = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason))
    })
    const context = {
      logger,
      signal,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { signal, ...init }),
      order: (id: string) => orderFor(db, id),
      rental: (id: string) => rentalFor(db, id),
    }
    await Promise.race([extension.tell(event, context, presentIn(process.env)), over])
    return { isDelivered: true, status: null }
  } catch (error) {
    const message = redact(error instanceof Error ? error.message : String(error))
    logger.error(`${event.type} ${event.id}: ${message}`)
    return failed(message, "event")
  } finally {
    clearTimeout(timer)
  }
}

const presentIn = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

const failed = (error: string, fault: Fault): Outcome => ({
  ...{ isDelivered: false, status: null, error, fault, isGone: false },
})

/** Nobody is mailed: what an extension throws is its developer's matter, and the log's. */
export const noteSwitchedOff = (subscriberId: string) =>
  theLogger().error(`${subscriberId} failed for days and hears of nothing more until the shop is started again`)
