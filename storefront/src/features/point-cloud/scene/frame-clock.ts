/** Draws no frame before the last one is done, so that a slow graphics card isn't given a queue of stale pictures. */
export class FrameClock {
  #frame = 0
  #isWanted = false

  /** @param draw draws a picture */
  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly draw: () => void,
    /** Told how long the graphics card took for it, to a sixtieth of a second. */
    private readonly onDone: (frameMs: number) => void,
  ) {}

  /** A frame is wanted, once, whatever asks for it. */
  request() {
    this.#isWanted = true
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#begin)
  }

  stop() {
    cancelAnimationFrame(this.#frame)
  }

  #begin = (startedAtMs: number) => {
    this.#isWanted = false
    this.draw()
    const fence = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    this.gl.flush()
    const wait = (nowMs: number) => {
      const isBusy = fence !== null && this.gl.getSyncParameter(fence, this.gl.SYNC_STATUS) === this.gl.UNSIGNALED
      if (isBusy) {
        this.#frame = requestAnimationFrame(wait)
        return
      }
      this.gl.deleteSync(fence)
      this.#frame = 0
      this.onDone(nowMs - startedAtMs)
      if (this.#isWanted) this.request()
    }
    this.#frame = requestAnimationFrame(wait)
  }
}
