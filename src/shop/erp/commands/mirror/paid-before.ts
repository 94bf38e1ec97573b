import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangePaid } from "#area/orders"
import { changesOfOrders, type RentalChange } from "#area/rental"
import { owedChanges } from "#shop/orders/rules/amended-totals"
import { type OffsetInvoice, openOf, type SetOff, setOffTogether } from "../../data/rules/set-off"
import type { MirrorKind, MirrorRow } from "../../data/store/mirror-row"
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

/**
 * Ids of the invoices that stand for the order itself, the oldest first: its deposits are on the first that is in force. None
 * where staff wrote one that the shop doesn't know.
 */
export function invoicesOfTheOrder(
  earlier: readonly Pick<EarlierDocument, "kind" | "instalment_of" | "erp_invoice_id" | "is_by_hand">[],
): string[] {
  const standing = earlier.filter(
    ({ kind, instalment_of }) => OF_THE_ORDER.has(kind) || (kind === "instalment" && instalment_of === null),
  )
  return standing.some(({ is_by_hand }) => is_by_hand) ? [] : standing.flatMap(({ erp_invoice_id: id }) => id ?? [])
}

const OF_THE_ORDER: ReadonlySet<MirrorKind> = new Set(["order", "cancellation", "waiver"])

const STANDING = `
  select id, state, total, received, coalesce(vouchers, 0) as vouchers from erp_invoice
   where id = any(:invoiceIds) and state <> 'draft' and deleted_at is null
   order by array_position(:invoiceIds, id)`

/** What is paid of invoices, once what earlier credits set off is; one that was cancelled is none that is paid. */
export function paidOf(invoices: readonly OffsetInvoice[], setOff: SetOff): ChangePaid {
  const standing = invoices.filter(({ state }) => state !== "cancelled")
  if (standing.length === 0) return { isPaid: invoices.length > 0 ? false : null, hasReceived: false, open: null }
  return {
    isPaid: standing.every(({ state }) => state === "paid"),
    hasReceived: standing.some(({ id, received }) => received > 0 || setOff[id] !== undefined),
    open: standing.reduce((sum, invoice) => sum + openOf(invoice, setOff), 0),
  }
}

/** What is paid of the invoices in whose place a cancellation's stands, or of the one that a deposit is on: what decides whether money is given back. */
export async function paidBefore(db: Knex, changeId: string): Promise<ChangePaid> {
  const row = await db<MirrorRow>("erp_mirror").where({ change_id: changeId }).first()
  if (!row) return paidOf([], {})
  const earlier = await earlierDocuments(db, row)
  const setOff = setOffTogether(earlier)
  if (row.kind === "refund") {
    const held = await standing(db, invoicesOfTheOrder(earlier))
    return paidOf(held.filter(({ state }) => state !== "cancelled").slice(0, 1), setOff)
  }
  const cancelled = cancelledBy(await changesOfOrders(db, [row.order_id]), changeId)
  const replaced = replacedBy(cancelled, earlier).flatMap(({ erp_invoice_id: id }) => id ?? [])
  return paidOf(await standing(db, replaced), setOff)
}

async function standing(db: Knex, invoiceIds: string[]): Promise<OffsetInvoice[]> {
  const { rows } = await db.raw<{ rows: OffsetInvoice[] }>(STANDING, { invoiceIds })
  return rows
}
