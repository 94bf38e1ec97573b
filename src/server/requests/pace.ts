/** More calls within a second than a visitor's pages make, and those of a whole office. */
const MOST_A_SECOND = 150

/** Who calls faster than people do, by the calls of the current second; nothing of earlier ones is remembered. */
export class Pace {
  readonly #calls = new Map<string, number>()
  #sinceMs = 0

  constructor(private readonly clockMs: () => number = () => performance.now()) {}

  /** Counts a call of the visitor. @returns whether it is beyond what people make */
  isTooFast(visitor: string): boolean {
    const nowMs = this.clockMs()
    if (nowMs - this.#sinceMs >= 1_000) {
      this.#calls.clear()
      this.#sinceMs = nowMs
    }
    const calls = (this.#calls.get(visitor) ?? 0) + 1
    this.#calls.set(visitor, calls)
    return calls > MOST_A_SECOND
  }
}
