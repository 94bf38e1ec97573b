import { setTimeout as sleep } from "node:timers/promises"
import { stopRunning } from "../lib/run.mjs"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]
const PARENT_CHECK_MS = 500

/** What to do at the end, last thing begun first. */
export class Endings {
  #endings = []
  #over

  add(ending) {
    this.#endings.unshift(ending)
  }

  get hasBegun() {
    return this.#over !== undefined
  }

  /** Runs the endings once, however often it is asked. */
  run() {
    this.#over ??= (async () => {
      stopRunning()
      for (const ending of this.#endings) await ending()
    })()
    return this.#over
  }
}

/** Resolves when the shop is asked to stop, or when npm, which started us, was killed. */
export async function stopRequest() {
  const signal = new Promise((resolve) => {
    for (const name of SIGNALS) process.on(name, () => resolve())
  })
  const npm = process.env.npm_lifecycle_event ? process.ppid : undefined
  const orphaned = async () => {
    while (process.ppid === npm) await sleep(PARENT_CHECK_MS, undefined, { ref: false })
  }
  await (npm ? Promise.race([signal, orphaned()]) : signal)
}
