import { setTimeout as sleep } from "node:timers/promises"
import { theLogger } from "#platform/log/shop-logger"
import { observe } from "#platform/telemetry/instruments"
import { registerMissing, scheduledWorkflows } from "./register-missing"

const LOOK_MS = 15_000

/**
 * Looks again and again whether Redis still knows what is to be done at its times, since it may have been emptied, and registers what
 * is missing.
 * @see docs/decisions/341-schedules-come-back.md
 */
export function keepSchedules() {
  const stopping = new AbortController()
  const { signal } = stopping
  let missing = 0
  observe(["shop.schedules.missing"], (tell) => tell("shop.schedules.missing", missing))

  const look = async () => {
    try {
      const registered = await registerMissing()
      missing = 0
      if (registered > 0) theLogger().warn(`Redis had lost ${registered} schedules; it has them again`)
    } catch (error) {
      if (missing === 0 && !signal.aborted)
        theLogger().warn(`Nothing is done at its time without Redis: ${(error as Error).message}`)
      missing = scheduledWorkflows().length
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await look()
    }
  }
  void run()
  const stop = () => stopping.abort()
  return { stop }
}
