import type { Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { Charge } from "#shop/lines/rules/charges"
import { shippingFeeRappen } from "#shop/lines/rules/shipping-fee"
import { type GrossRates, type OrderTotals, totalsOf } from "#shop/lines/rules/totals"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"

export interface AmendedLine {
  id: string
  category: LineCategory
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
  /** What is given back of a deposit. */
  refunded?: Rappen
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

/** What is charged for a change: of the order as a whole, since the line that it is about may be gone. */
export const chargeOfChange = (
  { kind, fee }: Pick<LineChange, "kind" | "fee">,
  { vatPermille }: Pick<GrossRates, "vatPermille">,
): Charge => ({ code: kind, lineId: null, amount: fee, vatPermille, isRefundable: false })

/**
 * What is charged on the order's own document: fees stand in place of cancelled lines, and with the last that is sent by itself goes
 * what sending it costs.
 */
export function remainingCharges(
  { lines, charges }: OrderedCharges,
  changes: readonly LineChange[],
  rates: Pick<GrossRates, "vatPermille">,
): Charge[] {
  const gone = cancelledLineIds(lines, changes)
  const cancellations = changes.filter(({ kind }) => kind === "cancellation")
  const kept = lines.filter(({ id }) => !gone.has(id))
  const stays = ({ code, lineId, amount }: Charge) =>
    code === "shipping" && gone.size > 0 ? shippingFeeRappen(kept, amount) > 0 : lineId === null || !gone.has(lineId)
  return [...charges.filter(stays), ...cancellations.map((change) => chargeOfChange(change, rates))]
}

/** What is held for a line: its refundable charges. */
export const heldFor = (charges: readonly Charge[], lineId: string): Charge[] =>
  charges.filter((charge) => charge.isRefundable && charge.lineId === lineId)

/** What was given back, against the charge that it was held by: to the Rappen, as it is credited. */
function refundTotals({ charges }: OrderedCharges, { lineId, refunded = 0 }: LineChange): OrderTotals[] {
  const [held] = heldFor(charges, lineId)
  return held && refunded > 0 ? [totalsOf([{ ...held, amount: -refunded }], { grossStep: 1 })] : []
}

export interface OrderedCharges {
  lines: readonly AmendedLine[]
  /** As it was placed. */
  charges: readonly Charge[]
  /** The same, as they were added up then. */
  totals: OrderTotals
}

/**
 * What the order costs with its changes, as its documents will say: the order itself, in which fees stand in place of
 * cancelled lines, and a document of its own for each change that adds something. VAT is taken and the total rounded once
 * per document, so that what a change is said to cost is what the total grows by. What was added to a rental that is
 * cancelled later goes with it: its fee is computed from the longer rent. What was waived isn't owed.
 * @see ruling 7, docs/decisions/014-rounding.md, docs/decisions/046-changes-beside-the-order.md
 */
export function amendedTotals(
  ordered: OrderedCharges,
  allChanges: readonly LineChange[],
  rates: GrossRates,
): OrderTotals {
  const changes = owedChanges(allChanges)
  const gone = cancelledLineIds(ordered.lines, changes)
  const order = gone.size === 0 ? ordered.totals : totalsOf(remainingCharges(ordered, changes, rates), rates)
  const added = changes
    .filter(({ kind, lineId, fee }) => kind !== "cancellation" && fee > 0 && !gone.has(lineId))
    .map((change) => totalsOf([chargeOfChange(change, rates)], rates))
  return [...added, ...changes.flatMap((change) => refundTotals(ordered, change))].reduce(together, order)
}

const together = (one: OrderTotals, other: OrderTotals): OrderTotals => ({
  subtotal: one.subtotal + other.subtotal,
  shipping: one.shipping + other.shipping,
  charges: [...one.charges, ...other.charges],
  vat: one.vat + other.vat,
  rounding: one.rounding + other.rounding,
  total: one.total + other.total,
})
