import { displayName } from "#area/lines"
import { type OrderRecord, orderedCharges } from "#area/orders"
import type { RentalChange } from "#area/rental"
import { dayInNumbers } from "#kernel/format-day"
import { dayInZurich } from "#platform/clock"
import { chargedFor } from "#shop/lines/rules/charges"
import { totalsOf } from "#shop/lines/rules/totals"
import { cancelledLineIds, chargeOfChange, remainingCharges } from "#shop/orders/rules/amended-totals"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import type { ErpDocument, ErpPosition, ErpReference } from "../../data/provider"
import { type ErpAccount, erpParty } from "./parties"
import { daysInWords, erpPositions, periodInNumbers, piece } from "./positions"

export interface ErpChange {
  change: RentalChange
  /** All cancellations of the order so far with what is owed for each, oldest first, `change` among them if it is one. */
  cancelled: readonly RentalChange[]
}

/**
 * What a change puts on a document of its own. An extension, a late return and a damage: their fee alone. A cancellation,
 * and the waiver of one, replaces the order's document: what is kept of it, the shipping fee and the fees of all
 * cancellations that are owed. Null if nothing is.
 * @see ruling 7, docs/decisions/046-changes-beside-the-order.md
 */
export function erpDocumentOfChange(
  order: OrderRecord,
  { change, cancelled }: ErpChange,
  account: ErpAccount,
  reference: ErpReference,
): ErpDocument | null {
  const isReplaced = change.kind === "cancellation" || change.waives !== null
  const content = isReplaced ? remainder(order, cancelled) : addition(order, change)
  if (content.total === 0) return null
  return {
    ...reference,
    ...content,
    date: change.day,
    vatPermille: order.rates.vatPermille,
    customerReference: order.metadata?.reference ?? "",
    billing: erpParty(order.billing, account),
    shipping: erpParty(order.shipping_address, account),
  }
}

type Content = Pick<ErpDocument, "positions" | "total">

function remainder(order: OrderRecord, cancelled: readonly RentalChange[]): Content {
  const changes = cancelled.map(({ orderLineId, kind, fee }) => ({ lineId: orderLineId, kind, fee }))
  const charges = remainingCharges(orderedCharges(order), changes, order.rates)
  const gone = cancelledLineIds(order.lines, changes)
  const kept = order.lines.filter(({ id }) => !gone.has(id))
  const owed = cancelled.filter(({ fee }) => fee > 0)
  const fees = owed.map((change) => cancellationPosition(order, change))
  return {
    positions: [
      ...opening(order),
      ...erpPositions(kept, { shippingFee: 0, reference: "" }),
      ...fees,
      ...erpPositions([], { shippingFee: chargedFor("shipping", charges), reference: "" }),
    ],
    total: totalsOf(charges, order.rates).total,
  }
}

const addition = (order: OrderRecord, change: RentalChange): Content => ({
  positions: [...opening(order), additionPosition(order, change)],
  total: totalsOf([chargeOfChange(change, order.rates)], order.rates).total,
})

const opening = (order: OrderRecord): ErpPosition[] => [
  {
    kind: "text",
    lines: [`Zu Ihrer Bestellung ${order.shop_number} vom ${dayInNumbers(dayInZurich(order.created_at))}`],
  },
  ...erpPositions([], { shippingFee: 0, reference: order.metadata?.reference ?? "" }),
]

function cancellationPosition(order: OrderRecord, change: RentalChange): ErpPosition {
  const { period_before: period } = change.details
  const share = change.percent === null ? "" : `: ${change.percent} % der Miete`
  const terms = `Miete ${periodInNumbers(period)}, storniert am ${dayInNumbers(change.day)}${share}`
  return piece([`${TITLES.cancellation}: ${nameOf(order, change)}`, terms], change.fee)
}

const TITLES: Record<RentalChangeKind, string> = {
  cancellation: "Stornierung",
  extension: "Verlängerung",
  late_return: "Verspätete Rückgabe",
  early_return: "Vorzeitige Rückgabe",
  waiver: "Erlass",
  damage: "Schaden",
}

function additionPosition(order: OrderRecord, change: RentalChange): ErpPosition {
  const { days, price_per_day: unitPrice } = change.details
  const lines = [`${TITLES[change.kind]}: ${nameOf(order, change)}`, explanation(change)]
  if (days > 0 && days * unitPrice === change.fee)
    return { kind: "priced", lines, amount: days, unit: "Tag", unitPrice }
  return piece(lines, change.fee)
}

function explanation({ kind, day, details, note }: RentalChange): string {
  const { period_before: before, period_after: after, days } = details
  const end = dayInNumbers(before.end)
  if (kind === "extension" && after) return `Bis ${dayInNumbers(after.end)} statt ${end} (${daysInWords(days)})`
  if (kind === "late_return") return `Rückgabe am ${dayInNumbers(day)} statt ${end} (${daysInWords(days)})`
  if (kind === "damage") return `${note} (Miete ${periodInNumbers(before)})`
  return `Miete ${periodInNumbers(before)}`
}

function nameOf(order: OrderRecord, { orderLineId }: RentalChange): string {
  const line = order.lines.find(({ id }) => id === orderLineId)
  return line ? displayName(line) : "Miete"
}
