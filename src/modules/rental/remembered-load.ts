import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type LoadRecords, type Moment, readFresh, readLoad } from "./product-records"

interface Remembered {
  stamp: string
  records: LoadRecords
}

/** Per product, one entry; a shop rents out dozens of products, not thousands. */
const remembered = new Map<string, Remembered>()

const stampOf = (version: string | null, { today }: Moment) => `${today} ${version}`

/**
 * The load of a product, read again only when something about it has changed or another day has begun. Triggers change the
 * version in the transaction of each change, so what is answered is always what the database holds. Holds, which end by
 * themselves and differ by who asks, are read each time.
 * @see docs/decisions/015-remembered-load.md
 */
export async function currentLoad(
  db: Knex,
  productId: string,
  moment: Moment,
  customerId: string | null,
): Promise<LoadRecords | null> {
  const known = remembered.get(productId)
  if (known) {
    const fresh = await readFresh(db, productId, moment, customerId)
    if (fresh && stampOf(fresh.version, moment) === known.stamp) return { ...known.records, ...fresh }
  }
  const records = await readLoad(db, productId, moment, customerId)
  if (records) remembered.set(productId, { stamp: stampOf(records.version, moment), records })
  else remembered.delete(productId)
  return records
}
