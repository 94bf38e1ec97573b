/** More calls within a second than a visitor's pages make, and those of a whole office. */
const MOST_A_SECOND = 150

interface PaceOptions {
  /** Calls that a visitor makes `withinMs` without being too fast. */
  most?: number
  withinMs?: number
  clockMs?: () => number
}

/** Who calls faster than people do, by the calls of the current second or so; nothing of earlier ones is remembered. */
export class Pace {
  readonly #calls = new Map<string, number>()
  readonly #most: number
  readonly #withinMs: number
  readonly #clockMs: () => number
  #sinceMs = 0

  constructor({ most = MOST_A_SECOND, withinMs = 1_000, clockMs = () => performance.now() }: PaceOptions = {}) {
    this.#most = most
    this.#withinMs = withinMs
    this.#clockMs = clockMs
  }

  /** Counts a call of the visitor. @returns whether it is beyond what people make */
  isTooFast(visitor: string): boolean {
    const nowMs = this.#clockMs()
    if (nowMs - this.#sinceMs >= this.#withinMs) {
      this.#calls.clear()
      this.#sinceMs = nowMs
    }
    const calls = (this.#calls.get(visitor) ?? 0) + 1
    this.#calls.set(visitor, calls)
    return calls > this.#most
  }
}
