import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PaidFacts } from "#area/orders"
import { changesOfOrders, type RentalChange } from "#area/rental"
import { owedChanges } from "#shop/orders/rules/amended-totals"
import type { MirrorRow } from "../../data/store/mirror-row"
import { type EarlierDocument, earlierDocuments } from "./earlier-documents"

/** Rentals that are cancelled once this change has happened, with what is owed for each. */
export const cancelledBy = (changes: readonly RentalChange[], changeId: string | null): RentalChange[] =>
  owedChanges(changes.slice(0, changes.findIndex(({ id }) => id === changeId) + 1)).filter(
    ({ kind }) => kind === "cancellation",
  )

/**
 * In whose place the document of a cancellation stands: the order's, those of earlier cancellations, and of what was added to
 * the rentals that are gone.
 */
export function replacedBy<Document extends Pick<EarlierDocument, "kind" | "order_line_id">>(
  cancelled: readonly RentalChange[],
  earlier: readonly Document[],
): Document[] {
  const gone = new Set<string | null>(cancelled.map(({ orderLineId }) => orderLineId))
  return earlier.filter(({ kind, order_line_id }) => kind === "order" || gone.has(order_line_id))
}

const PAID = `
  select coalesce(bool_and(state = 'paid') filter (where state not in ('draft', 'cancelled')),
                  case when bool_or(state = 'cancelled') then false end) as "isPaid",
         coalesce(bool_or(received > 0) filter (where state not in ('draft', 'cancelled')), false) as "hasReceived"
    from erp_invoice where id = any(:invoiceIds) and deleted_at is null`

/** What is paid of the invoices in whose place a cancellation's stands: what decides whether it gives money back. */
export async function paidBefore(db: Knex, changeId: string): Promise<PaidFacts> {
  const row = await db<MirrorRow>("erp_mirror").where({ change_id: changeId }).first()
  if (!row) return { isPaid: null, hasReceived: false }
  const cancelled = cancelledBy(await changesOfOrders(db, [row.order_id]), changeId)
  const replaced = replacedBy(cancelled, await earlierDocuments(db, row))
  const invoiceIds = replaced.flatMap(({ erp_invoice_id: id }) => id ?? [])
  const { rows } = await db.raw<{ rows: [PaidFacts] }>(PAID, { invoiceIds })
  return rows[0]
}
