import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { today } from "#platform/clock"
import { theLogger } from "#platform/log/shop-logger"
import { addCounts, bucketOf, emptyHistogram } from "../rules/histogram"
import type { MetricName } from "../rules/metrics"
import type { Visit } from "../wire/visit"
import { keepCounts, type VisitCounts } from "./keep-counts"

const KEEP_EVERY_MS = 5_000

/**
 * Visits of a few seconds, kept together. A process that is killed loses them; while the database is away they wait, which needs no more
 * room than their pages and metrics do.
 */
export class VisitCounter {
  #waiting = new Map<string, VisitCounts>()
  #timer: NodeJS.Timeout | undefined
  #keeping = Promise.resolve()

  constructor(
    private readonly db: Knex,
    private readonly keepEveryMs = KEEP_EVERY_MS,
  ) {}

  count({ page, device, values }: Visit) {
    const day = today()
    for (const [metric, value] of Object.entries(values) as [MetricName, number][]) {
      const counts = emptyHistogram()
      counts[bucketOf(metric, value)] = 1
      this.#add({ day, page, device, metric, counts })
    }
  }

  /** Keeps what is there, once nothing more comes. */
  async stop() {
    clearTimeout(this.#timer)
    await this.#keeping
    await this.#keep()
  }

  #add(added: VisitCounts) {
    const key = [added.day, added.page, added.device, added.metric].join()
    const waiting = this.#waiting.get(key)
    if (waiting) addCounts(waiting.counts, added.counts)
    else this.#waiting.set(key, added)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#keeping = this.#keeping.then(() => this.#keep())
    }, this.keepEveryMs).unref()
  }

  async #keep() {
    const counts = [...this.#waiting.values()]
    if (counts.length === 0) return
    this.#waiting = new Map()
    try {
      await keepCounts(this.db, counts)
    } catch (error) {
      theLogger().warn(`Visits are kept later: ${(error as Error).message}`)
      for (const each of counts) this.#add(each)
    }
  }
}
