/** bexio counts its calls per company and minute, searches and PDFs apart from the rest. */
export type CallClass = "default" | "search" | "pdf"

export function classOf(path: string): CallClass {
  if (path.endsWith("/search")) return "search"
  return path.endsWith("/pdf") ? "pdf" : "default"
}

interface Allowance {
  remaining: number
  resetAtMs: number
}

/** Nobody waits longer than a minute for a limit that is counted per minute. */
const LONGEST_WAIT_MS = 60_000
/** For a refusal that doesn't say when to come back. */
const UNKNOWN_WAIT_MS = 5_000

/** Whole seconds or a date; undefined if neither. */
function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get("retry-after")
  if (text === null || text.trim() === "") return undefined
  const seconds = Number(text)
  const waitMs = Number.isNaN(seconds) ? Date.parse(text) - nowMs : seconds * 1_000
  return Number.isNaN(waitMs) ? undefined : waitMs
}

function numberIn(headers: Headers, ...names: string[]): number | undefined {
  for (const name of names) {
    const text = headers.get(name)
    if (text !== null && /^\d+$/.test(text.trim())) return Number(text)
  }
  return undefined
}

/**
 * Keeps all callers of this process within what bexio allows, by what its answers say is left. Other processes show in
 * the next answer; who goes over it all the same gets a 429, which stops everybody of its class.
 */
export class RateLimiter {
  #allowances = new Map<CallClass, Allowance>()
  #inFlight = new Map<CallClass, number>()

  constructor(private readonly nowMs: () => number) {}

  /** How long a call of this class has to wait; 0 if it may go. */
  waitMs(kind: CallClass): number {
    const allowance = this.#allowances.get(kind)
    if (!allowance || allowance.remaining > 0) return 0
    return Math.max(0, allowance.resetAtMs - this.nowMs())
  }

  /** Counts a call that goes now. @returns to be called with the answer's headers, or without if there was none */
  enter(kind: CallClass): (headers?: Headers) => void {
    const allowance = this.#allowances.get(kind)
    if (allowance && allowance.resetAtMs <= this.nowMs()) this.#allowances.delete(kind)
    else if (allowance) allowance.remaining -= 1
    this.#inFlight.set(kind, this.#flying(kind) + 1)
    return (headers) => {
      this.#inFlight.set(kind, this.#flying(kind) - 1)
      if (headers) this.#learn(kind, headers)
    }
  }

  /** A 429 came back. @returns how long nobody may call */
  refused(kind: CallClass, headers: Headers): number {
    const resetSeconds = numberIn(headers, "ratelimit-reset", "x-ratelimit-reset")
    const asked = retryAfterMs(headers, this.nowMs()) ?? (resetSeconds === undefined ? undefined : resetSeconds * 1_000)
    const waitMs = Math.min(Math.max(asked ?? UNKNOWN_WAIT_MS, 0), LONGEST_WAIT_MS)
    this.#allowances.set(kind, { remaining: 0, resetAtMs: this.nowMs() + waitMs })
    return waitMs
  }

  /** Calls on their way may not be counted yet in what bexio says is left. */
  #learn(kind: CallClass, headers: Headers) {
    const remaining = numberIn(headers, "ratelimit-remaining", "x-ratelimit-remaining-minute")
    const resetSeconds = numberIn(headers, "ratelimit-reset", "x-ratelimit-reset")
    if (remaining === undefined || resetSeconds === undefined) return
    this.#allowances.set(kind, {
      remaining: remaining - this.#flying(kind),
      resetAtMs: this.nowMs() + Math.min(resetSeconds * 1_000, LONGEST_WAIT_MS),
    })
  }

  #flying = (kind: CallClass) => this.#inFlight.get(kind) ?? 0
}
