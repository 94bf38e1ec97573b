import { Client } from "pg"
import { CHANNEL, ENSURE_TRIGGERS } from "./watch-sql"

const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 2_000

interface WatchOptions {
  databaseUrl: string
  /**
   * Something of this area may have changed, of its named products alone if any are named; of any area if none is named,
   * as when notifications may have been missed.
   */
  onChange: (area?: string, products?: string[]) => void
  /** Told once per outage. */
  onLost: (error: Error) => void
}

/** Hears of changes through a connection of its own, and of nothing while that is broken: see `isListening`. */
export class ChangeWatch {
  #client: Client | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(private readonly options: WatchOptions) {}

  /** Only what was read while listening may be kept. */
  get isListening() {
    return this.#client !== undefined
  }

  /** Resolves after the first attempt, be it successful or not; goes on trying. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.options.databaseUrl, keepAlive: true })
    let isOver = false
    const giveUp = (error = new Error("The connection was closed")) => {
      if (isOver) return
      isOver = true
      if (this.#retryMs === FIRST_RETRY_MS) this.options.onLost(error)
      this.#client = undefined
      this.options.onChange()
      client.end().catch(() => undefined)
      setTimeout(() => void this.start(), this.#retryMs).unref()
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
    }
    client
      .on("error", giveUp)
      .on("end", () => giveUp())
      .on("notification", ({ payload = "" }) => {
        const [area, products] = payload.split(":")
        this.options.onChange(area || undefined, products?.split(","))
      })
    try {
      await client.connect()
      await client.query(ENSURE_TRIGGERS)
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      return giveUp(error as Error)
    }
    if (isOver) return
    this.#client = client
    this.#retryMs = FIRST_RETRY_MS
    this.options.onChange()
  }
}
