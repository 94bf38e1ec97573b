import { setTimeout as sleep } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { theLogger } from "../log/shop-logger"
import { inSpan, SpanKind } from "../telemetry/spans"
import { type Delivery, nextDueMs, takeDue } from "./deliveries"
import { type Outcome, settle } from "./settle"

export interface OutboxOptions {
  /** False for a process that leaves this to others. */
  isWorking: boolean
  /** Tells a subscriber of one event, in less than the lease; never throws for what the subscriber does. */
  deliver(db: Knex, delivery: Delivery): Promise<Outcome>
  /** In the transaction in which somebody was switched off. */
  onSwitchedOff(trx: Knex.Transaction, subscriberId: string): Promise<void>
}

export interface RunningOutbox {
  stop(): Promise<void>
}

/** Deliveries that one process makes at the same time, and of those to one subscriber: who takes his time holds up nobody else. */
const LANES = 8
const LANES_OF_ONE = 2
/** So late is seen what was written while nothing was due; an idle shop asks no oftener while nobody wants to know. */
const LOOK_MS = 1_000
const IDLE_LOOK_MS = 15_000
const STOP_MS = 8_000

/** Tells what happened to who wants to know. Any number of processes may do so. */
export function startOutbox(scope: MedusaContainer, options: OutboxOptions): RunningOutbox {
  if (!options.isWorking) return { stop: async () => undefined }
  const dispatcher = new Dispatcher(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), options)
  running.add(dispatcher)
  const ended = dispatcher.run()
  return {
    stop: async () => {
      running.delete(dispatcher)
      dispatcher.end()
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

const running = new Set<Dispatcher>()

/** Something is due in a moment: this process, if it delivers at all, looks at once. */
export function wakeOutbox() {
  for (const dispatcher of running) dispatcher.wake()
}

class Dispatcher {
  readonly #lanes = new Map<Promise<void>, string>()
  #pause = new AbortController()
  #isEnding = false

  constructor(
    private readonly db: Knex,
    private readonly options: OutboxOptions,
  ) {}

  end() {
    this.#isEnding = true
    this.wake()
  }

  wake() {
    this.#pause.abort()
  }

  async run(): Promise<void> {
    while (!this.#isEnding) {
      this.#pause = new AbortController()
      const pauseMs = await this.#look().catch((error: Error) => {
        theLogger().warn(`Events: ${error.message}`)
        return LOOK_MS
      })
      await sleep(pauseMs, undefined, { signal: this.#pause.signal }).catch(() => undefined)
    }
    await Promise.all(this.#lanes.keys())
  }

  /** Subscribers that are being told as much as they may be at a time. */
  #busy(): string[] {
    const told = [...this.#lanes.values()]
    return [...new Set(told)].filter((id) => told.filter((each) => each === id).length >= LANES_OF_ONE)
  }

  /** @returns how long to wait for the next look */
  async #look(): Promise<number> {
    while (this.#lanes.size < LANES && !this.#isEnding) {
      const delivery = await takeDue(this.db, this.#busy())
      if (delivery === null) break
      const attributes = { "messaging.destination.name": delivery.event.type }
      const lane = inSpan("deliver event", { kind: SpanKind.CONSUMER, attributes }, () => this.#work(delivery))
        .catch((error: Error) => theLogger().warn(`Event ${delivery.event.id}: ${error.message}`))
        .finally(() => {
          this.#lanes.delete(lane)
          this.wake()
        })
      this.#lanes.set(lane, delivery.subscriberId)
    }
    if (await hasSubscribers(this.db))
      return Math.min(LOOK_MS, Math.max((await nextDueMs(this.db, this.#busy())) ?? LOOK_MS, 50))
    return IDLE_LOOK_MS
  }

  async #work(delivery: Delivery): Promise<void> {
    const outcome = await this.options.deliver(this.db, delivery)
    await this.db.transaction(async (trx) => {
      if (await settle(trx, delivery, outcome)) await this.options.onSwitchedOff(trx, delivery.subscriberId)
    })
  }
}

async function hasSubscribers(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is_any: boolean }[] }>(
    "select exists (select from outbox_subscriber where paused_at is null) as is_any",
  )
  return rows[0].is_any
}
