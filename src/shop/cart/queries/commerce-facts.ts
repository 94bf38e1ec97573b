import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Ids of Medusa's own set-up that carts and orders carry, so that the admin treats ours as any other. */
export interface CommerceFacts {
  regionId: string
  salesChannelId: string
  taxRateId: string
  /** Where sale stock is reserved; null as long as there is no stock location. */
  stockLocationId: string | null
  shippingOptionId: string | null
}

const REFRESH_MS = 60_000
let known: { facts: CommerceFacts; readAt: number } | undefined

/** Read once a minute at most; staff change these rarely. One statement, none when fresh. */
export async function commerceFacts(db: Knex): Promise<CommerceFacts> {
  if (known && Date.now() - known.readAt < REFRESH_MS) return known.facts
  const facts = await readFacts(db)
  known = { facts, readAt: Date.now() }
  return facts
}

async function readFacts(db: Knex): Promise<CommerceFacts> {
  const { rows } = await db.raw<{ rows: CommerceFacts[] }>(
    `select
       (select id from region where currency_code = 'chf' and deleted_at is null order by created_at limit 1) as "regionId",
       store.default_sales_channel_id as "salesChannelId",
       (select rate.id from tax_rate rate join tax_region region on region.id = rate.tax_region_id
         where region.country_code = 'ch' and rate.is_default and rate.deleted_at is null limit 1) as "taxRateId",
       (select link.stock_location_id from sales_channel_stock_location link
         where link.sales_channel_id = store.default_sales_channel_id and link.deleted_at is null
         order by link.created_at limit 1) as "stockLocationId",
       (select id from shipping_option where deleted_at is null order by created_at limit 1) as "shippingOptionId"
     from store where store.deleted_at is null order by store.created_at limit 1`,
  )
  const facts = rows[0]
  if (!facts?.regionId || !facts.salesChannelId || !facts.taxRateId)
    throw new Error("The shop has no CHF region, sales channel or Swiss tax rate yet: run the seed")
  return facts
}
