import { setTimeout as sleep } from "node:timers/promises"
import { stopRunning } from "../lib/run.mjs"
import { StartError } from "../lib/start-error.mjs"

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

export const say = (line) => process.stdout.write(`${line}\n`)

/** Runs `work` to its end or until it is asked to stop, then its endings, and exits: 1 after a failure. */
export async function runUntilEnd(work) {
  const endings = new Endings()
  let code = 0
  try {
    const isAsked = stopRequest().then(() => true)
    if (await Promise.race([work(endings), isAsked])) say("\nStopping …")
  } catch (error) {
    const isExpected = error instanceof StartError || error.name === "EnvironmentError"
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
    code = 1
  }
  await endings.run()
  process.exit(code)
}
