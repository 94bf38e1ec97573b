import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  type Asker,
  type FleetRecords,
  type FreshRecords,
  type Instant,
  type LoadRecords,
  type Reader,
  readFleets,
  readFresh,
  readLoads,
} from "./product-records"

const stampOf = (version: string | null, { today }: Instant) => `${today} ${version}`

/**
 * What `read` gives of products, read again only where something about a product has changed or another day has begun.
 * Triggers change the version in the transaction of each change, so what is answered is always what the database holds.
 * Holds, which end by themselves and differ by who asks, are read each time. One statement where everything is cached,
 * two where not, however many products are asked about.
 * @see docs/decisions/015-remembered-load.md
 */
function cachedUntilVersion<Records extends FreshRecords>(read: Reader<Records>) {
  /** One entry per product; a shop rents out dozens of products, not thousands. */
  const cache = new Map<string, { stamp: string; records: Records }>()

  return async function current(
    db: Knex,
    productIds: readonly string[],
    at: Instant,
    asker: Asker,
  ): Promise<Map<string, Records>> {
    const found = new Map<string, Records>()
    const known = productIds.filter((id) => cache.has(id))
    const answers = known.length > 0 ? await readFresh(db, known, at, asker) : []
    for (const fresh of answers) {
      const { stamp, records } = cache.get(fresh.product_id) ?? {}
      if (records && stamp === stampOf(fresh.version, at)) found.set(fresh.product_id, { ...records, ...fresh })
    }
    const changed = productIds.filter((id) => !found.has(id))
    if (changed.length === 0) return found
    for (const id of changed) cache.delete(id)
    for (const records of await read(db, changed, at, asker)) {
      cache.set(records.product_id, { stamp: stampOf(records.version, at), records })
      found.set(records.product_id, records)
    }
    return found
  }
}

const currentLoads = cachedUntilVersion<LoadRecords>(readLoads)

/** The load of one product; null if it is not rented out. */
export const currentLoad = async (db: Knex, productId: string, at: Instant, customerId: string | null) =>
  (await currentLoads(db, [productId], at, { customerId })).get(productId) ?? null

/** Reservations and blocks of products, by product. */
export const currentFleets = cachedUntilVersion<FleetRecords>(readFleets)
