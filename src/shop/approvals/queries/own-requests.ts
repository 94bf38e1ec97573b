import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "#platform/clock"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RequestRow } from "../data/requests"
import { stateAt } from "../rules/request-states"
import type { OwnRequest } from "../wire/own-request"

/** What a customer himself asked his company for, and those that he has left, oldest first. One statement. */
export async function requestsBy(db: Knex, customerId: string): Promise<OwnRequest[]> {
  const { rows } = await db.raw<{ rows: (RequestRow & { shop_number: string | null })[] }>(
    `select r.*, ${shopNumber("o")} as shop_number
       from order_request r left join "order" o on o.id = r.order_id
      where r.customer_id = :customerId
      order by r.created_at, r.id`,
    { customerId },
  )
  return rows.map((row) => ({
    id: row.id,
    state: stateAt({ state: row.state, expiresAt: row.expires_at }, now()),
    referencenum: row.shown.reference,
    total_cost: row.shown.total,
    requested_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    order: row.order_id && row.shop_number ? { id: row.order_id, shop_number: row.shop_number } : null,
    items: row.shown.lines,
  }))
}
