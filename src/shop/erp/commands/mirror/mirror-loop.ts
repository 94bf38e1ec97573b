import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Circuit, circuitBreaker } from "../../data/store/circuit-breaker"
import type { MirrorRow } from "../../data/store/mirror-row"
import { leaseNext } from "../../data/store/mirror-rows"
import { shopTasks } from "../staff/tasks"
import type { Watched } from "../staff/watched"
import { checkoutsDone } from "./at-checkout"
import type { MirrorContext } from "./context"
import { erpOf, mirrorContext, newLease } from "./shop-context"
import { workOff } from "./work-off"

/** Rows that one process works on at the same time: enough to use what the ERP allows at 250 ms a call. */
const LANES = 6
/** Rows in work get so long to come to the end of a step; the lease covers the rest. */
const STOP_MS = 8_000

export interface RunningMirror {
  stop(): Promise<void>
}

interface MirrorOptions {
  /** False for a process that only sells: it brings its own orders in and leaves the rest to others. */
  isWorking: boolean
  /** What waits for the ERP in other areas. */
  watched: readonly Watched[]
}

/**
 * Works rows off as they come due, oldest first, and looks after what one process does for all. Any number of processes
 * may do so; without an ERP only what is looked after is.
 */
export function startErpMirror(scope: MedusaContainer, { isWorking, watched }: MirrorOptions): RunningMirror {
  const loop = isWorking ? new MirrorLoop(scope, watched) : null
  const running = loop?.run()
  return {
    stop: async () => {
      loop?.end()
      await Promise.race([Promise.all([running, checkoutsDone()]), sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

class MirrorLoop {
  readonly #context: MirrorContext
  readonly #db
  readonly #hasErp
  readonly #tasks
  readonly #lanes = new Set<Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(scope: MedusaContainer, watched: readonly Watched[]) {
    this.#context = mirrorContext(scope)
    this.#db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    this.#hasErp = erpOf(scope).isConfigured
    this.#tasks = shopTasks(scope, watched)
  }

  end() {
    this.#stopping.abort()
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.#look().catch((error: Error) => this.#context.log(`ERP mirror: ${error.message}`))
      await sleep(this.#context.times.look, undefined, { signal }).catch(() => undefined)
    }
    await Promise.all(this.#lanes)
  }

  async #look(): Promise<void> {
    await this.#tasks.runDue()
    while (this.#hasErp && this.#lanes.size < LANES && !this.#stopping.signal.aborted) {
      const taken = await this.#take()
      if (taken === null) return
      const lane = this.#lane(taken)
        .catch((error: Error) => this.#context.log(`ERP mirror: ${error.message}`))
        .finally(() => this.#lanes.delete(lane))
      this.#lanes.add(lane)
      if (taken.circuit.state === "half_open") return
    }
  }

  async #take(): Promise<{ row: MirrorRow; circuit: Circuit } | null> {
    const circuit = await circuitBreaker.check(this.#db, this.#context.times)
    if (circuit.state === "open") return null
    const row = await leaseNext(this.#db, newLease(this.#context.times.lease), {
      isProbe: circuit.state === "half_open",
    })
    if (row === null && circuit.state === "half_open") await this.#ping()
    return row && { row, circuit }
  }

  /** Where no row waits, a call that does nothing finds out whether the ERP is back. @throws ErpError if it isn't */
  async #ping(): Promise<void> {
    await this.#context.provider.ping()
    await circuitBreaker.close(this.#db, { isProbe: true })
  }

  /** One row after the other, until none is due. */
  async #lane(first: { row: MirrorRow; circuit: Circuit }): Promise<void> {
    let taken: typeof first | null = first
    while (taken !== null) {
      const { row, circuit } = taken
      await workOff(this.#context, row, { isProbe: circuit.state === "half_open", isTroubled: circuit.isTroubled })
      taken = this.#stopping.signal.aborted ? null : await this.#take()
    }
  }
}
