import { setTimeout as sleep } from "node:timers/promises"

/** What one call of the load came to: its answer's status, or 0 when the connection broke. */
export interface Outcome {
  call: string
  status: number
  /** Instants on `performance.now()`'s clock. */
  startedAtMs: number
  endedAtMs: number
  retryAfter: string | null
  text: string
}

/** A call by its name; what it returns is read to the end. */
export type Calls = Record<string, () => Promise<Response>>

const PAUSE_MS = 5
const KEPT_TEXT = 500

/** Asks for the calls in turn, `visitors` at a time, each with a pause after his answer, until it is stopped. */
export function startLoad(calls: Calls, visitors: number, pauseMs = PAUSE_MS) {
  const outcomes: Outcome[] = []
  const names = Object.keys(calls)
  let isOver = false
  let turn = 0

  async function visit() {
    while (!isOver) {
      const call = names[turn++ % names.length]
      const startedAtMs = performance.now()
      const answer = await calls[call]().then(
        async (response) => ({
          status: response.status,
          retryAfter: response.headers.get("retry-after"),
          text: (await response.text()).slice(0, KEPT_TEXT),
        }),
        (error: Error) => ({ status: 0, retryAfter: null, text: `${error.message}: ${error.cause}` }),
      )
      outcomes.push({ call, startedAtMs, endedAtMs: performance.now(), ...answer })
      await sleep(pauseMs)
    }
  }

  const visits = Array.from({ length: visitors }, visit)
  return {
    outcomes,
    async stop() {
      isOver = true
      await Promise.all(visits)
      return outcomes
    },
  }
}

/** Counts by call and status, for messages: `{ "home 200": 12 }`. */
export function counted(outcomes: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { call, status } of outcomes) counts[`${call} ${status}`] = (counts[`${call} ${status}`] ?? 0) + 1
  return counts
}
