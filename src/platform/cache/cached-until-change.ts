import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import type { DatabaseListener } from "../database-listener"
import { changeWatch } from "./change-watch"
import type { Area } from "./watch-sql"

let watch: { heard: DatabaseListener; started: Promise<void> } | undefined
const listeners = new Set<(area?: string, products?: string[]) => void>()

/**
 * Calls `listener` whenever something that is cached may have changed, in any process of the shop. @returns stops it
 */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function watching(scope: MedusaContainer): Promise<DatabaseListener> {
  if (!watch) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    const onLost = ({ message }: Error) =>
      logger.warn(`Changes can't be heard, so every answer is read from the database: ${message}`)
    const tellAll = (area?: string, products?: string[]) => {
      for (const listener of listeners) listener(area, products)
    }
    const heard = changeWatch({ databaseUrl: readEnv().databaseUrl, onChange: tellAll, onLost })
    watch = { heard, started: heard.start() }
  }
  await watch.started
  return watch.heard
}

/** A snapshot of before, and the products that may have changed since; nothing else has. */
export interface Earlier<Snapshot> {
  snapshot: Snapshot
  products: ReadonlySet<string>
}

/** What an area looks like at one moment: immutable, read whole, held in memory. */
export interface CachedUntilChange<Snapshot extends object> {
  /**
   * As it stands: from memory, else read once for all who ask meanwhile. Kept until the database tells of a change;
   * not kept at all while nobody could tell.
   */
  read(scope: MedusaContainer): Promise<Snapshot>
  /** What is in memory now, for who can't wait. */
  cached(): Snapshot | undefined
}

/**
 * @param read makes a snapshot of the tables that `WATCHED` names for the area, from an earlier one if little has changed
 * @see docs/decisions/020-catalogue-snapshot.md
 */
export function cachedUntilChange<Snapshot extends object>(
  area: Area,
  read: (knex: Knex, earlier?: Earlier<Snapshot>) => Promise<Snapshot>,
): CachedUntilChange<Snapshot> {
  let cached: Snapshot | undefined
  let loading: Promise<Snapshot> | undefined
  let earlier: { snapshot: Snapshot; products: Set<string> } | undefined

  // A load that is under way may have read what was before the change: who asks from now on gets another one.
  listeners.add((changed, products) => {
    if (changed !== undefined && changed !== area) return
    cached = undefined
    loading = undefined
    if (!products) earlier = undefined
    for (const product of products ?? []) earlier?.products.add(product)
  })

  function load(knex: Knex, heard: DatabaseListener): Promise<Snapshot> {
    const mine = read(knex, earlier && { ...earlier, products: new Set(earlier.products) })
    const settle = (snapshot?: Snapshot) => {
      if (loading !== mine) return
      loading = undefined
      if (!snapshot || !heard.isListening) return
      cached = snapshot
      earlier = { snapshot, products: new Set() }
    }
    mine.then(settle, () => settle())
    return mine
  }

  return {
    async read(scope) {
      const heard = await watching(scope)
      if (cached) return cached
      loading ??= load(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), heard)
      return loading
    },
    cached: () => cached,
  }
}
