import { displayName } from "#area/lines"
import { dayInNumbers } from "#kernel/format-day"
import type { Rappen } from "#kernel/money"
import type { ChosenExtra, RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"

import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { ErpPosition } from "../../data/provider"

type PricedPosition = Extract<ErpPosition, { kind: "priced" }>

export interface PositionExtras {
  /** 'Versandkosten' (VK1); 0 without. */
  shippingFee: Rappen
  /** The customer's order reference; "" without. */
  reference: string
}

/**
 * Lines of a cart or an order as the ERP prints them: the customer's reference first, the fee last. Their prices add up to
 * the lines' totals; VAT and rounding are the ERP's to add.
 */
export function erpPositions(lines: readonly ShopLine[], { shippingFee, reference }: PositionExtras): ErpPosition[] {
  return [
    ...(reference.trim() === "" ? [] : [{ kind: "text" as const, lines: [`Ihre Referenz: ${reference.trim()}`] }]),
    ...lines.flatMap(linePositions),
    ...(shippingFee === 0 ? [] : [piece(["Versandkosten (VK1)"], shippingFee)]),
  ]
}

export const piece = (lines: string[], unitPrice: Rappen): PricedPosition => ({
  kind: "priced",
  lines,
  amount: 1,
  unit: "Stk",
  unitPrice,
})

/** "1.3.2027 – 9.3.2027" */
export const periodInNumbers = ({ start, end }: RentalPeriod): string =>
  start === end ? dayInNumbers(start) : `${dayInNumbers(start)} – ${dayInNumbers(end)}`

/** "8 Tage" */
export const daysInWords = (days: number): string => (days === 1 ? "1 Tag" : `${days} Tage`)

const totalOf = (positions: readonly ErpPosition[]): Rappen =>
  positions.reduce((sum, each) => sum + (each.kind === "priced" ? each.amount * each.unitPrice : 0), 0)

function linePositions(line: ShopLine): ErpPosition[] {
  if (line.rental === null) return [goodsPosition(line, [displayName(line)])]
  const positions = rentalPositions(line, line.rental)
  return totalOf(positions) === line.total ? positions : [goodsPosition(line, rentalText(line, line.rental))]
}

const goodsPosition = ({ quantity, unitPrice }: ShopLine, lines: string[]): PricedPosition => ({
  kind: "priced",
  lines,
  amount: quantity,
  unit: "Stk",
  unitPrice,
})

/** Rent, delivery and service one by one. A period without a chargeable day, such as a lone Sunday, has no rent. */
function rentalPositions(line: ShopLine, rental: RentalLineTerms): ErpPosition[] {
  const { chargeableDays, pricePerDay, delivery, service } = rental
  const lines = rentalText(line, rental)
  const rent: ErpPosition =
    chargeableDays === 0
      ? { kind: "text", lines }
      : { kind: "priced", lines, amount: chargeableDays, unit: "Tag", unitPrice: pricePerDay }
  return [rent, ...extraPosition("Lieferung", delivery), ...extraPosition("Service", service)]
}

/** What costs nothing is said with the rental itself. */
function rentalText(line: ShopLine, { period, chargeableDays, delivery, service }: RentalLineTerms): string[] {
  const free = (label: string, extra: ChosenExtra | null) =>
    extra !== null && extra.price === 0 ? [`${label}: ${extra.name}`] : []
  return [
    displayName(line),
    `Miete ${periodInNumbers(period)} (${daysInWords(chargeableDays)}, Sonntage nicht verrechnet)`,
    ...free("Lieferung", delivery),
    ...free("Service", service),
  ]
}

const extraPosition = (label: string, extra: ChosenExtra | null): ErpPosition[] =>
  extra === null || extra.price === 0 ? [] : [piece([`${label}: ${extra.name}`], extra.price)]
