import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "../lib/ports.mjs"
import { ROOT } from "../lib/root.mjs"
import { SERVER_ARGS } from "../start/server-process.mjs"
import { callsOver } from "./calls.mjs"

const MEMORY = SERVER_ARGS.slice(0, -1)
const STOP_MS = 15_000
const LAST_CHARACTERS = 4_000

/** Begins a process of the shop. `listening` rejects with what it said last if it ends instead. */
async function begin({ settings, schema, inspectPort = 0, answers }) {
  const port = await freePort()
  const child = spawn(process.execPath, [...MEMORY, "scripts/dev/shop.mjs", schema, String(inspectPort)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    serialization: "advanced",
  })
  fs.writeFileSync(path.join(settings.dataDir, "server.pid"), String(child.pid))
  let said = ""
  child.stderr.on("data", (chunk) => {
    said = `${said}${chunk}`.slice(-LAST_CHARACTERS)
  })
  const ask = callsOver(
    child,
    answers((...call) => ask(...call)),
  )
  const ended = once(child, "close").then(([code, signal]) => {
    throw new Error(`The shop's process ended (${signal ?? `exit ${code}`})\n${said}`)
  })
  ended.catch(() => undefined)
  const listening = new Promise((resolve, reject) => {
    child.on("message", (message) => message === "listening" && resolve())
    ended.catch(reject)
  })
  listening.then(() => {
    process.stderr.write(said)
    child.stderr.pipe(process.stderr)
  }, ignored)
  const agent = new http.Agent({ keepAlive: true })
  const stop = async () => {
    agent.destroy()
    child.kill("SIGTERM")
    const patience = sleep(STOP_MS, undefined, { ref: false }).then(() => child.kill("SIGKILL"))
    await Promise.race([ended.catch(() => undefined), patience])
  }
  return { port, agent, ask, listening, ended, stop }
}

/**
 * The shop's process in development mode. A new one takes over when it listens: until then the former answers, also when
 * the new one never does.
 */
export class Shop {
  #options
  #current
  #changing = Promise.resolve()
  #all = new Set()
  #isStopping = false

  /** @param options `settings`, `schema`, `answers`, `inspectPort`, and `onEnd`, told when the process ends by itself */
  constructor(options) {
    this.#options = options
  }

  get isRunning() {
    return this.#current !== undefined
  }

  /** Where requests go. Who asks while code is replaced, or before the first process listens, waits for that. */
  async reached() {
    await this.#changing
    if (!this.#current) throw new Error("The shop doesn't run: the terminal says why. It is started at the next edit.")
    return this.#current
  }

  /** Replaces code in the running process. @throws what kept it from that */
  swap(edited) {
    return this.#change(() => this.#current.ask("swap", edited))
  }

  /** Starts a process and lets it take over. @throws if it ends before it listens */
  async start() {
    if (this.#current) await this.#takeOver()
    else await this.#change(() => this.#takeOver())
  }

  async stop() {
    this.#isStopping = true
    await Promise.all([...this.#all].map((one) => one.stop()))
  }

  #change(work) {
    const changing = work()
    this.#changing = changing.then(ignored, ignored)
    return changing
  }

  async #takeOver() {
    const former = this.#current
    const { inspectPort } = this.#options
    const next = await begin({ ...this.#options, inspectPort: former ? undefined : inspectPort })
    this.#all.add(next)
    next.ended.catch((error) => this.#ended(next, error))
    await next.listening
    if (former) await next.ask("takeSessions", await former.ask("keptSessions").catch(() => ({})))
    this.#current = next
    if (former && inspectPort) {
      await former.ask("inspect", 0).catch(ignored)
      await next.ask("inspect", inspectPort)
    }
    former?.stop()
  }

  #ended(one, error) {
    this.#all.delete(one)
    if (this.#current !== one) return
    this.#current = undefined
    if (!this.#isStopping) this.#options.onEnd(error)
  }
}

const ignored = () => undefined
