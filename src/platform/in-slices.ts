import { setImmediate } from "node:timers/promises"

const SLICE_MS = 8

/** Takes all steps of a long computation, letting other work in every few milliseconds. */
export async function inSlices<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const sliceEnd = performance.now() + SLICE_MS
    while (performance.now() < sliceEnd) {
      const { done, value } = steps.next()
      if (done) return value
    }
    await setImmediate()
  }
}
