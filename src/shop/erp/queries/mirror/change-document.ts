import { displayName } from "#area/lines"
import { type OrderRecord, orderedCharges } from "#area/orders"
import type { RentalChange } from "#area/rental"
import { type Message, message } from "#kernel/wire/message"
import { dayInZurich } from "#platform/clock"
import { besideCharges, chargedFor } from "#shop/lines/rules/charges"
import { totalsOf } from "#shop/lines/rules/totals"
import { cancelledLineIds, chargeOfChange, remainingCharges } from "#shop/orders/rules/amended-totals"
import { sumOfServices } from "#shop/rental/rules/service-price"
import type { Texts } from "#texts/texts"
import type { ErpDocument, ErpPosition } from "../../data/provider"
import type { DocumentFrame } from "./order-document"
import { erpParty } from "./parties"
import { chargePosition, daysInWords, erpPositions, periodInNumbers, piece, servicePositions } from "./positions"

export interface ErpChange {
  change: RentalChange
  /** All cancellations of the order so far with what is owed for each, oldest first, `change` among them if it is one. */
  cancelled: readonly RentalChange[]
}

/**
 * What a change puts on a document of its own. An extension, other dates, a late return, a damage and a missing part: their fee alone. A cancellation,
 * and the waiver of one, replaces the order's document: what is kept of it, the shipping fee and the fees of all
 * cancellations that are owed. Null if nothing is.
 * @see ruling 7, docs/decisions/046-changes-beside-the-order.md
 */
export function erpDocumentOfChange(
  order: OrderRecord,
  { change, cancelled }: ErpChange,
  { account, reference, texts }: DocumentFrame,
): ErpDocument | null {
  const isReplaced = change.kind === "cancellation" || change.waives !== null
  const content = isReplaced ? remainder(order, cancelled, texts) : addition(order, change, texts)
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

function remainder(order: OrderRecord, cancelled: readonly RentalChange[], texts: Texts): Content {
  const changes = cancelled.map(({ orderLineId, kind, fee }) => ({ lineId: orderLineId, kind, fee }))
  const charges = remainingCharges(orderedCharges(order), changes, order.rates)
  const gone = cancelledLineIds(order.lines, changes)
  const kept = order.lines.filter(({ id }) => !gone.has(id))
  const owed = cancelled.filter(({ fee }) => fee > 0)
  const fees = owed.map((change) => cancellationPosition(order, change, texts))
  return {
    positions: [
      ...opening(order, texts),
      ...erpPositions(kept, { shippingFee: 0, reference: "", texts }),
      ...fees,
      ...erpPositions([], { shippingFee: chargedFor("shipping", charges), reference: "", texts }),
      ...besideCharges(charges).map((charge) => chargePosition(charge, kept, texts)),
    ],
    total: totalsOf(charges, order.rates).total,
  }
}

const addition = (order: OrderRecord, change: RentalChange, texts: Texts): Content => ({
  positions: [...opening(order, texts), ...additionPositions(order, change, texts)],
  total: totalsOf([chargeOfChange(change, order.rates)], order.rates).total,
})

const opening = (order: OrderRecord, texts: Texts): ErpPosition[] => [
  {
    kind: "text",
    lines: [texts(message("erp.paper_to_order", { number: order.shop_number, day: dayInZurich(order.created_at) }))],
  },
  ...erpPositions([], { shippingFee: 0, reference: order.metadata?.reference ?? "", texts }),
]

function cancellationPosition(order: OrderRecord, change: RentalChange, texts: Texts): ErpPosition {
  const { period_before: period } = change.details
  const { percent, day, fee } = change
  const cancelled = { period: periodInNumbers(period), day }
  const terms =
    percent === null
      ? message("erp.paper_cancelled", cancelled)
      : message("erp.paper_cancelled_share", { ...cancelled, percent })
  return piece([titleOf(order, change, texts), texts(terms)], fee)
}

const titleOf = (order: OrderRecord, change: RentalChange, texts: Texts): string =>
  texts(
    message("erp.paper_change", {
      change: message(`erp.change_${change.kind}`),
      product: nameOf(order, change) ?? message("erp.paper_some_rental"),
    }),
  )

/** The fee, and of an extension what services have grown by, each a position of its own. */
function additionPositions(order: OrderRecord, change: RentalChange, texts: Texts): ErpPosition[] {
  const { days, price_per_day: unitPrice, services = [] } = change.details
  const lines = [titleOf(order, change, texts), texts(explanation(change))]
  const fee = change.fee - sumOfServices(services)
  const isByDay = days > 0 && days * unitPrice === fee
  return [
    isByDay ? { kind: "priced", lines, amount: days, unit: "day", unitPrice } : piece(lines, fee),
    ...servicePositions(services, days, texts),
  ]
}

function explanation({ kind, day, details, note }: RentalChange): Message {
  const { period_before: before, period_after: after } = details
  const [period, days] = [periodInNumbers(before), daysInWords(details.days)]
  if (kind === "extension" && after)
    return message("erp.paper_extended", { after: after.end, before: before.end, days })
  if (kind === "rescheduling" && after)
    return message("erp.paper_rescheduled", { after: periodInNumbers(after), before: period })
  if (kind === "late_return") return message("erp.paper_returned_late", { after: day, before: before.end, days })
  if (kind === "damage" || kind === "missing_part") return message("erp.paper_damage", { note, period })
  return message("erp.paper_rental", { period })
}

function nameOf(order: OrderRecord, { orderLineId }: RentalChange): string | null {
  const line = order.lines.find(({ id }) => id === orderLineId)
  return line ? displayName(line) : null
}
