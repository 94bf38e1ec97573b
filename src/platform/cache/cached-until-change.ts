import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import type { DatabaseListener } from "../listening/database-listener"
import { changeWatch } from "./change-watch"
import { ensureTriggers, type Watched } from "./watch-sql"

/** By their names, of code that was replaced meanwhile the new one. */
const parts = new Map<string, Watched>()
/** Those whose triggers are there. */
const told = new Set<string>()

let watch: { heard: DatabaseListener; started: Promise<void> } | undefined
const listeners = new Set<(area?: string, products?: string[]) => void>()

/**
 * Calls `listener` whenever something that is cached may have changed, in any process of the shop. @returns stops it
 */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function watching(scope: MedusaContainer, area: string): Promise<DatabaseListener> {
  if (!watch) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    const onLost = ({ message }: Error) =>
      logger.warn(`Changes can't be heard, so every answer is read from the database: ${message}`)
    const tellAll = (area?: string, products?: string[]) => {
      for (const listener of listeners) listener(area, products)
    }
    const watched = () => [...parts.values()]
    const heard = changeWatch({ databaseUrl: readEnv().directDatabaseUrl, watched, onChange: tellAll, onLost })
    for (const name of parts.keys()) told.add(name)
    watch = { heard, started: heard.start() }
  }
  await watch.started
  if (!told.has(area)) await watchToo(scope, area)
  return watch.heard
}

/** For what was loaded after the watch began. */
async function watchToo(scope: MedusaContainer, area: string): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(ensureTriggers([parts.get(area) as Watched]))
  told.add(area)
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
  /** For who has just committed a change and is answered before the database's word of it comes. */
  forget(): void
}

/**
 * @param watched the area's name, and the tables whose changes make its snapshot old
 * @param read makes a snapshot of these tables, from an earlier one if little has changed
 * @see docs/decisions/020-catalogue-snapshot.md
 */
export function cachedUntilChange<Snapshot extends object>(
  watched: Watched,
  read: (knex: Knex, earlier?: Earlier<Snapshot>) => Promise<Snapshot>,
): CachedUntilChange<Snapshot> {
  const { area } = watched
  parts.set(area, watched)
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
      const heard = await watching(scope, area)
      if (cached) return cached
      loading ??= load(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), heard)
      return loading
    },
    cached: () => cached,
    forget() {
      cached = undefined
      loading = undefined
      earlier = undefined
    },
  }
}
