import { displayName } from "#area/lines"
import type { BilledInstalment, OrderRecord } from "#area/orders"
import { type Message, message } from "#kernel/wire/message"
import { dayInZurich } from "#platform/clock"
import { besideCharges } from "#shop/lines/rules/charges"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { isOfMonth } from "#shop/orders/rules/billing/instalments"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Texts } from "#texts/texts"
import type { ErpDocument, ErpPosition } from "../../data/provider"
import type { DocumentFrame } from "./order-document"
import { erpParty } from "./parties"
import { chargePosition, daysInWords, erpPositions, periodInNumbers, piece } from "./positions"

/**
 * An instalment of an order that is billed by the month: what falls on its days, a position each. Null if nothing does.
 * @see docs/decisions/183-monthly-billing.md
 */
export function erpDocumentOfInstalment(
  order: OrderRecord,
  instalment: BilledInstalment,
  { account, reference, texts }: DocumentFrame,
): ErpDocument | null {
  const { total } = instalment
  if (total === 0) return null
  const customerReference = order.metadata?.reference ?? ""
  return {
    ...reference,
    date: instalment.day,
    vatPermille: order.rates.vatPermille,
    customerReference,
    billing: erpParty(order.billing, account),
    shipping: erpParty(order.shipping_address, account),
    positions: [
      { kind: "text", lines: [texts(opening(order, instalment))] },
      ...erpPositions([], { shippingFee: 0, reference: customerReference, texts }),
      ...positionsOf(order, instalment, texts),
    ],
    total,
  }
}

function opening(order: OrderRecord, instalment: BilledInstalment): Message {
  const { number, period } = instalment
  const about = { number, order: order.shop_number, day: dayInZurich(order.created_at) }
  return isOfMonth(instalment)
    ? message("erp.paper_instalment", { ...about, period: periodInNumbers(period) })
    : message("erp.paper_instalment_apart", about)
}

/** Where a cancelled rental was billed before, all is one position, which says what it is made of: no position is negative. */
function positionsOf(order: OrderRecord, { charges, period }: BilledInstalment, texts: Texts): ErpPosition[] {
  const isBalanced = charges.some(({ amount }) => amount < 0)
  const days = isBalanced ? null : period
  const said = charges.map((charge) => ({ charge, lines: linesOf(order, charge, { days, texts }) }))
  const own = isBalanced ? said.filter(({ charge }) => charge.isRefundable) : said
  const balanced = isBalanced ? said.filter(({ charge }) => !charge.isRefundable) : []
  const balance = balanced.reduce((sum, { charge }) => sum + charge.amount, 0)
  const parts = balanced.map(({ charge: { amount }, lines }) =>
    texts(message("erp.paper_balance_part", { text: lines.join(", "), amount })),
  )
  return [
    ...(balance === 0 ? [] : [piece([texts(message("erp.paper_balance")), ...parts], balance)]),
    ...own.flatMap(({ charge, lines }) => {
      const line = order.lines.find(({ id }) => id === charge.lineId)
      if (charge.code === "pieces" && line?.total === charge.amount)
        return erpPositions([line], { shippingFee: 0, reference: "", texts })
      const position = piece(lines, charge.amount)
      return [charge.isRefundable ? { ...position, isRefundable: true as const } : position]
    }),
  ]
}

type BilledCharge = BilledInstalment["charges"][number]

interface Said {
  /** Null where what is billed isn't all for the same. */
  days: RentalPeriod | null
  texts: Texts
}

function linesOf(order: OrderRecord, charge: BilledCharge, { days, texts }: Said): string[] {
  const line = order.lines.find(({ id }) => id === charge.lineId)
  const name = line ? [displayName(line)] : []
  const inWords = (text: Message | null) => (text ? [texts(text)] : [])
  switch (charge.code) {
    case "rent":
      return [...name, ...inWords(rentText(days, line?.rental?.period))]
    case "extension": {
      const title = texts(message("erp.change_extension"))
      const service = serviceOfExtension(charge, order)
      if (service) return [texts(message("erp.paper_service", service)), ...name, title]
      return [title, ...name, ...inWords(rentText(days, days))]
    }
    case "delivery":
      return [texts(message("erp.paper_delivery", { name: line?.rental?.delivery.name ?? "" })), ...name]
    case "service":
      return [texts(message("erp.paper_service", { name: serviceName(charge, line) })), ...name]
    case "shipping":
      return [texts(message("erp.paper_shipping"))]
    case "pieces":
      return name
    case "cancellation":
      return [texts(message("erp.change_cancellation")), ...name]
    default:
      return besideCharges([charge]).flatMap((beside) => chargePosition(beside, order.lines, texts).lines)
  }
}

/** Of what was ordered, the days that are billed. */
function rentText(billed: RentalPeriod | null, ordered: RentalPeriod | null | undefined): Message | null {
  if (billed === null) return message("erp.paper_some_rental")
  if (!ordered) return null
  const period = {
    start: billed.start > ordered.start ? billed.start : ordered.start,
    end: billed.end < ordered.end ? billed.end : ordered.end,
  }
  const shown = period.start <= period.end ? period : ordered
  return message("erp.paper_rent", { period: periodInNumbers(shown), days: daysInWords(chargeableDays(shown)) })
}

/** A key ends with a place among the line's services; of an extension, among its rent and them. */
const placeOf = ({ key }: BilledCharge) => Number(key.split(":").at(-1))

const serviceName = (charge: BilledCharge, line: ShopLine | undefined): string =>
  line?.rental?.services[placeOf(charge)]?.name ?? ""

const serviceOfExtension = (charge: BilledCharge, { changes }: OrderRecord): { name: string } | undefined =>
  changes.find(({ id }) => charge.key.startsWith(`extension:${id}:`))?.details.services?.[placeOf(charge) - 1]
