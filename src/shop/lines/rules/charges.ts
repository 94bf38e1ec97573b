import type { Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { sumOfServices } from "#shop/rental/rules/service-price"
import { shippingFeeRappen } from "./shipping-fee"

export type ChargeCode = "rent" | "delivery" | "service" | "pieces" | "shipping" | RentalChangeKind

/** An amount that a cart, an order or a change of one comes to. Found by its code, never by what it is called. */
export interface Charge {
  code: ChargeCode
  /** The line it is for; null for one of the whole. */
  lineId: string | null
  /** Without VAT. */
  amount: Rappen
  vatPermille: number
  /** Given back when all is well: neither taxed nor part of what was sold. */
  isRefundable: boolean
}

/** A line as far as charges go. */
export interface ChargedLine {
  id: string
  category: LineCategory
  /** The whole line without VAT: rent + delivery + services, or price × quantity. */
  total: Rappen
  rental: { delivery: { price: Rappen }; services: readonly { price: Rappen }[] } | null
}

export interface ChargeRates {
  vatPermille: number
  /** Of the automatic fee. */
  shippingFee: Rappen
}

interface Basis {
  lines: readonly ChargedLine[]
  rates: ChargeRates
}

type Due = Pick<Charge, "code" | "lineId" | "amount">

const deliveryOf = ({ rental }: ChargedLine) => rental?.delivery.price ?? 0
const servicesOf = ({ rental }: ChargedLine) => rental?.services ?? []
const isRental = ({ category }: ChargedLine) => category === "rental"
const perLine = (code: ChargeCode, amountOf: (line: ChargedLine) => Rappen) => {
  return ({ lines }: Basis): Due[] => lines.map((line) => ({ code, lineId: line.id, amount: amountOf(line) }))
}

/** What can be charged, a rule each; nothing where it comes to nothing. */
const CHARGE_RULES: readonly ((basis: Basis) => Due[])[] = [
  perLine("rent", (line) => (isRental(line) ? line.total - deliveryOf(line) - sumOfServices(servicesOf(line)) : 0)),
  perLine("delivery", deliveryOf),
  ({ lines }) =>
    lines.flatMap((line) => servicesOf(line).map(({ price }) => ({ code: "service", lineId: line.id, amount: price }))),
  perLine("pieces", (line) => (isRental(line) ? 0 : line.total)),
  ({ lines, rates }) => [{ code: "shipping", lineId: null, amount: shippingFeeRappen(lines, rates.shippingFee) }],
]

/** Everything that the lines come to together; what costs nothing is no charge. */
export const chargesOf = (lines: readonly ChargedLine[], rates: ChargeRates): Charge[] =>
  CHARGE_RULES.flatMap((rule) => rule({ lines, rates }))
    .filter(({ amount }) => amount !== 0)
    .map((due) => ({ ...due, vatPermille: rates.vatPermille, isRefundable: false }))

export const sumOf = (charges: readonly Charge[]): Rappen => charges.reduce((sum, { amount }) => sum + amount, 0)

/** What is charged under a code. */
export const chargedFor = (code: ChargeCode, charges: readonly Charge[]): Rappen =>
  sumOf(charges.filter((charge) => charge.code === code))

/** The charges of the lines alone. */
export const ofLines = (charges: readonly Charge[]): Charge[] => charges.filter(({ lineId }) => lineId !== null)
