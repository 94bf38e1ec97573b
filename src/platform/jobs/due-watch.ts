import type { QueueName } from "./queues"

/** Longest between two looks: so late is noticed what nobody told, such as the job of a process that died. */
const LONGEST_MS = 15_000
/** Shortest between two looks, while work is due that all workers are too busy for. */
const SHORTEST_MS = 1_000

/** How long until each queue's next job is due, in milliseconds; 0 or less if it is. Queues without waiting jobs are absent. */
export type NextDue = [queue: QueueName, dueMs: number][]

interface DueWatchOptions {
  nextDue: () => Promise<NextDue>
  wake: (queue: QueueName) => void
  onError: (error: Error) => void
}

/** Wakes workers when a repetition is due: one question for all queues, asked when the next job is due and rarely otherwise. */
export class DueWatch {
  #timer: NodeJS.Timeout | undefined
  #nextAtMs = Number.POSITIVE_INFINITY
  #isStopped = false

  constructor(private readonly options: DueWatchOptions) {}

  /** A job was put back just now, or may have been: when it is due is known in a moment. */
  lookSoon() {
    this.#lookIn(SHORTEST_MS)
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #lookIn(ms: number) {
    const atMs = performance.now() + ms
    if (this.#isStopped || atMs >= this.#nextAtMs) return
    clearTimeout(this.#timer)
    this.#nextAtMs = atMs
    this.#timer = setTimeout(() => void this.#look(), ms).unref()
  }

  async #look() {
    this.#nextAtMs = Number.POSITIVE_INFINITY
    this.#lookIn(LONGEST_MS)
    try {
      for (const [queue, dueMs] of await this.options.nextDue()) {
        if (dueMs <= 0) this.options.wake(queue)
        this.#lookIn(Math.max(dueMs, SHORTEST_MS))
      }
    } catch (error) {
      this.options.onError(error as Error)
    }
  }
}
