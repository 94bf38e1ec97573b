import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "../../config/env"
import { ChangeWatch } from "./change-watch"
import type { Area } from "./watch-sql"

let watch: { heard: ChangeWatch; started: Promise<void> } | undefined
const listeners = new Set<(area?: string) => void>()

/**
 * Calls `listener` whenever something that is remembered may have changed, in any process of the shop. @returns stops it
 */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function watching(scope: MedusaContainer): Promise<ChangeWatch> {
  if (!watch) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    const onLost = ({ message }: Error) =>
      logger.warn(`Changes can't be heard, so every answer is read from the database: ${message}`)
    const tellAll = (area?: string) => {
      for (const listener of listeners) listener(area)
    }
    const heard = new ChangeWatch({ databaseUrl: readEnv().databaseUrl, onChange: tellAll, onLost })
    watch = { heard, started: heard.start() }
  }
  await watch.started
  return watch.heard
}

/** What an area looks like at one moment: immutable, read whole, held in memory. */
export interface Remembered<Snapshot extends object> {
  /**
   * As it stands: from memory, else read once for all who ask meanwhile. Kept until the database tells of a change;
   * not kept at all while nobody could tell.
   */
  read(scope: MedusaContainer): Promise<Snapshot>
  /** What is in memory now, for who can't wait. */
  kept(): Snapshot | undefined
}

/**
 * @param read makes a snapshot of the tables that `WATCHED` names for the area
 * @see docs/decisions/020-catalogue-snapshot.md
 */
export function remembered<Snapshot extends object>(
  area: Area,
  read: (knex: Knex) => Promise<Snapshot>,
): Remembered<Snapshot> {
  let kept: Snapshot | undefined
  let loading: Promise<Snapshot> | undefined

  // A load that is under way may have read what was before the change: who asks from now on gets another one.
  listeners.add((changed) => {
    if (changed !== undefined && changed !== area) return
    kept = undefined
    loading = undefined
  })

  function load(knex: Knex, heard: ChangeWatch): Promise<Snapshot> {
    const mine = read(knex)
    const settle = (snapshot?: Snapshot) => {
      if (loading !== mine) return
      loading = undefined
      if (heard.isListening) kept = snapshot
    }
    mine.then(settle, () => settle())
    return mine
  }

  return {
    async read(scope) {
      const heard = await watching(scope)
      if (kept) return kept
      loading ??= load(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), heard)
      return loading
    },
    kept: () => kept,
  }
}
