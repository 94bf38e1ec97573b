import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { membershipOf } from "#area/companies"
import { now } from "#platform/clock"
import { personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { may, type Right } from "#shop/companies/rules/rights"
import type { RequestRow } from "../data/requests"
import { stateAt } from "../rules/request-states"
import type { OrderRequestSummary } from "../wire/order-request"

/** What a list names at most. */
const MOST = 50

interface ReadRow extends RequestRow {
  requester: string
  requester_email: string
  answered_by: string | null
  shop_number: string | null
}

/** A request, and who looks at it. */
export interface SeenRequest {
  row: ReadRow
  customerId: string
  right: Right
}

/**
 * The requests of a customer's company that he sees now: his own, all where he manages; the open ones first, then the latest.
 * Two statements.
 * @param id of the one that is asked for
 */
export async function seenRequests(db: Knex, customerId: string, id?: string): Promise<SeenRequest[]> {
  const member = await membershipOf(db, customerId)
  if (!member) return []
  const { rows } = await db.raw<{ rows: ReadRow[] }>(
    `select r.*, coalesce(nullif(${personName("asker")}, ''), asker.email) as requester, asker.email as requester_email,
            coalesce(nullif(${personName("answerer")}, ''), answerer.email) as answered_by, ${shopNumber("o")} as shop_number
       from order_request r
       join customer asker on asker.id = r.customer_id
       left join customer answerer on answerer.id = r.ended_by
       left join "order" o on o.id = r.order_id
      where r.company_id = :company and (:all or r.customer_id = :customerId) and (:id = '' or r.id = :id)
      order by r.state = 'open' desc, coalesce(r.ended_at, r.created_at) desc, r.id
      limit ${MOST}`,
    { company: member.company_id, all: may(member.right, "approve"), customerId, id: id ?? "" },
  )
  return rows.map((row) => ({ row, customerId, right: member.right }))
}

export const summaryWire = ({ row, customerId }: SeenRequest): OrderRequestSummary => ({
  id: row.id,
  state: stateAt({ state: row.state, expiresAt: row.expires_at }, now()),
  requester: { name: row.requester, email: row.requester_email, is_self: row.customer_id === customerId },
  referencenum: row.shown.reference,
  total_cost: row.shown.total,
  requested_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  answered_by: row.answered_by,
  reason: row.reason,
  order: row.order_id && row.shop_number ? { id: row.order_id, shop_number: row.shop_number } : null,
})
