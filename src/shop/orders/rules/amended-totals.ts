import type { Rappen } from "#kernel/money"
import { type GrossRates, type OrderTotals, totalsOf } from "#shop/lines/rules/totals"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"

export interface AmendedLine {
  id: string
  /** The whole line as ordered, without VAT. */
  total: Rappen
  /** The line that this one came with and leaves with, or null. */
  companionOf: string | null
}

export interface LineChange {
  /** By which a later waiver names it. */
  id?: string
  lineId: string
  kind: RentalChangeKind
  /** Without VAT: what is owed for a cancellation instead of the line, else what comes on top of it. */
  fee: Rappen
  /** The earlier change whose fee a waiver takes back; null for one that came before anything was charged. */
  waives?: string | null
}

/** The changes with what is owed for each now: nothing for one that was waived. */
export function owedChanges<Change extends Pick<LineChange, "id" | "fee" | "waives">>(
  changes: readonly Change[],
): Change[] {
  const waived = new Set(changes.flatMap(({ waives }) => waives ?? []))
  return changes.map((change) => (change.id !== undefined && waived.has(change.id) ? { ...change, fee: 0 } : change))
}

/** Lines that a cancellation takes out of the order: the rentals themselves and what came with them. */
export function cancelledLineIds(lines: readonly AmendedLine[], changes: readonly LineChange[]): Set<string> {
  const rentals = new Set(changes.filter(({ kind }) => kind === "cancellation").map(({ lineId }) => lineId))
  const companions = lines.filter(({ companionOf }) => companionOf !== null && rentals.has(companionOf))
  return new Set([...rentals, ...companions.map(({ id }) => id)])
}

/**
 * What the order costs with its changes, as its documents will say: the order itself, in which fees stand in place of
 * cancelled lines, and a document of its own for each change that adds something. VAT is taken and the total rounded once
 * per document, so that what a change is said to cost is what the total grows by. What was added to a rental that is
 * cancelled later goes with it: its fee is computed from the longer rent. What was waived isn't owed.
 * @param ordered the totals as the order was placed
 * @see ruling 7, docs/decisions/014-rounding.md, docs/decisions/046-changes-beside-the-order.md
 */
export function amendedTotals(
  lines: readonly AmendedLine[],
  ordered: OrderTotals,
  allChanges: readonly LineChange[],
  rates: GrossRates,
): OrderTotals {
  const changes = owedChanges(allChanges)
  const gone = cancelledLineIds(lines, changes)
  const fees = sum(changes.filter(({ kind }) => kind === "cancellation").map(({ fee }) => fee))
  const kept = sum(lines.filter(({ id }) => !gone.has(id)).map(({ total }) => total))
  const order = gone.size === 0 ? ordered : totalsOf(kept + fees, ordered.shipping, rates)
  const additions = changes
    .filter(({ kind, lineId, fee }) => kind !== "cancellation" && fee > 0 && !gone.has(lineId))
    .map(({ fee }) => totalsOf(fee, 0, rates))
  return additions.reduce(
    (all, one) => ({
      subtotal: all.subtotal + one.subtotal,
      shipping: all.shipping,
      vat: all.vat + one.vat,
      rounding: all.rounding + one.rounding,
      total: all.total + one.total,
    }),
    order,
  )
}

const sum = (amounts: readonly Rappen[]): Rappen => amounts.reduce((all, one) => all + one, 0)
