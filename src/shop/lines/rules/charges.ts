import type { Rappen } from "#kernel/money"
import type { ChargeTitle } from "#kernel/wire/charge-title"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { RENTAL_CHANGE_KINDS, type RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { sumOfServices } from "#shop/rental/rules/service-price"
import type { LineCharge } from "./line-charge"
import { shippingFeeRappen } from "./shipping-fee"

/** Of what every sum knows by name. */
type OwnCode = "rent" | "delivery" | "service" | "pieces" | "shipping" | RentalChangeKind
/** Of all else, which is told by its title wherever sums are: every text of `texts/de/charges.json`. */
export type BesideCode = ChargeTitle
export type ChargeCode = OwnCode | BesideCode

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

/** A charge that is neither of a line's own price nor the shipping. */
export type BesideCharge = Charge & { code: BesideCode }

/** A line as far as charges go. */
export interface ChargedLine {
  id: string
  category: LineCategory
  /** The whole line without VAT: rent + delivery + services, or price × quantity. */
  total: Rappen
  quantity: number
  rental: { delivery: { price: Rappen }; services: readonly { price: Rappen }[] } | null
  /** Of one piece. */
  charges: readonly LineCharge[]
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

type Due = Pick<Charge, "code" | "lineId" | "amount"> & Partial<Pick<Charge, "isRefundable">>

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
  ({ lines }) =>
    lines.flatMap(({ id, quantity, charges }) =>
      charges.map((each) => ({ ...each, lineId: id, amount: each.amount * quantity })),
    ),
]

/** Everything that the lines come to together; what costs nothing is no charge. */
export const chargesOf = (lines: readonly ChargedLine[], rates: ChargeRates): Charge[] =>
  CHARGE_RULES.flatMap((rule) => rule({ lines, rates }))
    .filter(({ amount }) => amount !== 0)
    .map(({ isRefundable = false, ...due }) => ({
      ...due,
      vatPermille: isRefundable ? 0 : rates.vatPermille,
      isRefundable,
    }))

export const sumOf = (charges: readonly Charge[]): Rappen => charges.reduce((sum, { amount }) => sum + amount, 0)

/** What is charged under a code. */
export const chargedFor = (code: ChargeCode, charges: readonly Charge[]): Rappen =>
  sumOf(charges.filter((charge) => charge.code === code))

/** The prices of the lines alone, with nothing that is charged beside them. */
export const ofLines = (charges: readonly Charge[]): Charge[] =>
  charges.filter((charge) => charge.lineId !== null && !isBeside(charge))

const OWN_CODES: ReadonlySet<string> = new Set<OwnCode>([
  "rent",
  "delivery",
  "service",
  "pieces",
  "shipping",
  ...RENTAL_CHANGE_KINDS,
])

const isBeside = (charge: Charge): charge is BesideCharge => !OWN_CODES.has(charge.code)

/** What is charged beside lines and shipping, such as a deposit. */
export const besideCharges = (charges: readonly Charge[]): BesideCharge[] => charges.filter(isBeside)
