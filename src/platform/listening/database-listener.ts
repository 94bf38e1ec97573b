import { setImmediate as turn } from "node:timers/promises"
import { Client } from "pg"
import { tellSilence } from "../silence"
import { requireSession } from "./session-check"

const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 2_000
/** A host that lost its power and a firewall that forgets close no connection: who doesn't answer in time is taken for gone. */
const ALIVE = { everyMs: 15_000, withinMs: 10_000 }

interface ListenerOptions {
  databaseUrl: string
  channel: string
  /** SQL that comes before listening, at each connection. */
  prepare?: () => string
  onNotification: (payload: string) => void
  /** The connection was made or lost: notifications may have been missed. */
  onGap: () => void
  /** Told once per outage. */
  onLost: (error: Error) => void
  /** How often the connection is asked whether it lives, and how soon it has to say so. */
  alive?: typeof ALIVE
}

/** @throws Error if it says nothing in time; what has come while this process was held up counts */
async function answer(client: Client, withinMs: number): Promise<void> {
  let isHeard = false
  let patience: NodeJS.Timeout | undefined
  const silence = new Promise<void>((resolve, reject) => {
    patience = setTimeout(async () => {
      await turn()
      await turn()
      if (isHeard) return resolve()
      tellSilence()
      reject(new Error("The connection is silent"))
    }, withinMs)
  })
  const asked = client.query("select 1").then(() => {
    isHeard = true
  })
  await Promise.race([asked, silence]).finally(() => clearTimeout(patience))
}

/** Hears PostgreSQL's notifications on one channel through a connection of its own, which it makes again whenever it breaks. */
export class DatabaseListener {
  #client: Client | undefined
  #retryMs = FIRST_RETRY_MS
  #isStopped = false

  constructor(private readonly options: ListenerOptions) {}

  get isListening() {
    return this.#client !== undefined
  }

  /** Resolves after the first attempt, be it successful or not; goes on trying. */
  async start(): Promise<void> {
    if (this.#isStopped) return
    const { databaseUrl, channel, prepare, alive = ALIVE } = this.options
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: alive.withinMs })
    let isOver = false
    let beat: NodeJS.Timeout | undefined
    const giveUp = (error = new Error("The connection was closed")) => {
      if (isOver) return
      isOver = true
      clearTimeout(beat)
      this.#client = undefined
      client.end().catch(() => undefined)
      if (!this.#isStopped) this.#tryAgainLater(error)
    }
    client.on("error", giveUp).on("end", () => giveUp())
    try {
      await client.connect()
      await requireSession(client, { databaseUrl, withinMs: alive.withinMs })
      client.on("notification", ({ payload = "" }) => this.options.onNotification(payload))
      if (prepare) await client.query(prepare())
      await client.query(`listen ${channel}`)
    } catch (error) {
      return giveUp(error as Error)
    }
    const look = () => {
      if (isOver) return
      beat = setTimeout(() => void answer(client, alive.withinMs).then(look, giveUp), alive.everyMs).unref()
    }
    if (isOver) return
    look()
    this.#client = client
    this.#retryMs = FIRST_RETRY_MS
    this.options.onGap()
  }

  /** Closes the connection for good. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#client?.end()
  }

  #tryAgainLater(error: Error) {
    if (this.#retryMs === FIRST_RETRY_MS) this.options.onLost(error)
    this.options.onGap()
    setTimeout(() => void this.start(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}
