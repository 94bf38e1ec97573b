const SAME_AGAIN_MS = 60_000
const MOST_REMEMBERED = 100

/** Tells what was told already within the last minute: a server that is away is told of by every attempt to reach it. */
export class Repeats {
  readonly #toldAtMs = new Map<string, number>()

  constructor(private readonly now = () => performance.now()) {}

  /** Whether the message is told again; if not, it counts as told now. */
  has(message: string): boolean {
    const last = this.#toldAtMs.get(message)
    if (last !== undefined && this.now() - last < SAME_AGAIN_MS) return true
    if (this.#toldAtMs.size >= MOST_REMEMBERED) this.#toldAtMs.clear()
    this.#toldAtMs.set(message, this.now())
    return false
  }
}
