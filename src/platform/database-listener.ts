import { Client } from "pg"

const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 2_000

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
    const { databaseUrl, channel, prepare } = this.options
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    let isOver = false
    const giveUp = (error = new Error("The connection was closed")) => {
      if (isOver) return
      isOver = true
      this.#client = undefined
      client.end().catch(() => undefined)
      if (!this.#isStopped) this.#tryAgainLater(error)
    }
    client
      .on("error", giveUp)
      .on("end", () => giveUp())
      .on("notification", ({ payload = "" }) => this.options.onNotification(payload))
    try {
      await client.connect()
      if (prepare) await client.query(prepare())
      await client.query(`listen ${channel}`)
    } catch (error) {
      return giveUp(error as Error)
    }
    if (isOver) return
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
