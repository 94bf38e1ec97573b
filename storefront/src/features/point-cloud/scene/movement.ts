import { nextShare } from "./detail"

/** The picture rests when nothing moved it for so long. */
const REST_MS = 200

/** Whether the picture moves, and what share of the points the graphics card can draw meanwhile. */
export class Movement {
  #share = 1
  #isMoving = false
  #timer = 0

  constructor(private readonly onRest: () => void) {}

  /** All at rest. */
  get share(): number {
    return this.#isMoving ? this.#share : 1
  }

  /** Something moved the picture. */
  go() {
    this.#isMoving = true
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.#isMoving = false
      this.onRest()
    }, REST_MS)
  }

  learn(frameMs: number) {
    if (this.#isMoving) this.#share = nextShare(this.#share, frameMs)
  }

  stop() {
    window.clearTimeout(this.#timer)
  }
}
