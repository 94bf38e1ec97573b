import { setTimeout as sleep } from "node:timers/promises"

/** Redis on the same network answers within a millisecond or two. */
const PATIENCE_MS = 100
const LONGER_PATIENCE_MS = 1_000

interface HandOverOptions {
  isConnected: boolean
  /** Who emits is told when it hasn't arrived, as a job, which is then repeated. */
  mustArrive: boolean
  onFailure: (error: Error) => void
}

/**
 * Waits for events to reach Redis, but not for Redis to come back: they stay in the client's memory until then, and who
 * emitted them goes on. @throws Error if they must arrive and haven't
 */
export async function handOver(sending: Promise<unknown>, { isConnected, mustArrive, onFailure }: HandOverOptions) {
  let hasArrived = false
  const arrival = sending.then(
    () => {
      hasArrived = true
    },
    (error: Error) => onFailure(error),
  )
  if (isConnected) await Promise.race([arrival, sleep(mustArrive ? LONGER_PATIENCE_MS : PATIENCE_MS)])
  if (mustArrive && !hasArrived) throw new Error("The event did not reach Redis: Command timed out")
}
