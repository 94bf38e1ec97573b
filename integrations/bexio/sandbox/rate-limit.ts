import type { Limits } from "./options"

const WINDOW_MS = 60_000

export type LimitClass = keyof Limits

export interface Allowance {
  isSpent: boolean
  headers: Record<string, string>
}

export const limitClass = (path: string): LimitClass => {
  if (path.endsWith("/search")) return "search"
  return path.endsWith("/pdf") ? "pdf" : "default"
}

/** Counts requests per class and minute. The minutes begin with the first request. */
export class RateLimit {
  #windows = new Map<LimitClass, { startedMs: number; count: number }>()

  constructor(readonly limits: Limits) {}

  /** Counts one request; `nowMs` is real time, which no test's clock moves. */
  take(kind: LimitClass, nowMs = Date.now()): Allowance {
    const known = this.#windows.get(kind)
    const window = known && nowMs - known.startedMs < WINDOW_MS ? known : { startedMs: nowMs, count: 0 }
    this.#windows.set(kind, window)
    window.count += 1
    const limit = this.limits[kind]
    const remaining = String(Math.max(0, limit - window.count))
    const headers = {
      "ratelimit-limit": String(limit),
      "ratelimit-remaining": remaining,
      "ratelimit-reset": String(Math.ceil((window.startedMs + WINDOW_MS - nowMs) / 1000)),
      "x-ratelimit-limit-minute": String(limit),
      "x-ratelimit-remaining-minute": remaining,
    }
    return { isSpent: window.count > limit, headers }
  }

  reset() {
    this.#windows.clear()
  }
}
