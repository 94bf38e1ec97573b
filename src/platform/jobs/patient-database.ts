import { setTimeout as sleep } from "node:timers/promises"
import { Pool, type PoolConfig } from "pg"
import type PgBoss from "pg-boss"
import { isOutage } from "../outage"

/** Waits between attempts: together some ten seconds, in which a restarted database is back. */
const WAITS_MS = [50, 200, 500, 1_000, 2_000, 3_000, 4_000]

/** None of the queue's statements takes as long; a connection that says nothing, as after a loss of power, is thrown away then. */
const ANSWER_MS = 30_000

/**
 * The queue's connections, with patience: pg-boss notes a finished job once, without looking whether that worked, and a
 * job that isn't noted is done again. Asking twice does no harm, as its statements name the job and the state they expect.
 */
export class PatientDatabase implements PgBoss.Db {
  readonly #pool: Pool

  constructor(options: PoolConfig, onError: (error: Error) => void) {
    this.#pool = new Pool({ connectionTimeoutMillis: 2_000, query_timeout: ANSWER_MS, ...options })
    this.#pool.on("error", onError)
  }

  async executeSql(text: string, values: unknown[]) {
    for (const wait of WAITS_MS) {
      try {
        return await this.#pool.query(text, values)
      } catch (error) {
        if (!isOutage(error) || this.#pool.ending) throw error
        await sleep(wait)
      }
    }
    return this.#pool.query(text, values)
  }

  close = () => this.#pool.end()
}
