import { chargeName } from "#area/catalogue"
import { displayName } from "#area/lines"
import { percentOf } from "#kernel/format-percent"
import type { Rappen } from "#kernel/money"
import { type Message, message } from "#kernel/wire/message"
import type { BesideCharge } from "#shop/lines/rules/charges"
import { ratePartsOf } from "#shop/lines/rules/rate-parts"
import type { ChosenExtra, RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"
import { extrasOf, listTotalOf } from "#shop/lines/rules/special-price"
import { tariffInWords } from "#shop/rental/rules/rate-words"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RatePart } from "#shop/rental/rules/rental-rates"
import type { PricedService } from "#shop/rental/rules/service-price"
import type { Texts } from "#texts/texts"
import type { ErpPosition } from "../../data/provider"

type NamedService = PricedService & { name: string }
type PricedPosition = Extract<ErpPosition, { kind: "priced" }>

export interface PositionExtras {
  /** 'Versandkosten' (VK1); 0 without. */
  shippingFee: Rappen
  /** What is charged beside lines and shipping. */
  charges?: readonly BesideCharge[]
  /** The customer's order reference; "" without. */
  reference: string
  texts: Texts
}

/**
 * Lines of a cart or an order as the ERP prints them: the customer's reference first, the fee and other charges last. Their prices add up to
 * the lines' totals; VAT and rounding are the ERP's to add.
 */
export function erpPositions(
  lines: readonly ShopLine[],
  { shippingFee, charges = [], reference, texts }: PositionExtras,
): ErpPosition[] {
  return [
    ...(reference.trim() === ""
      ? []
      : [{ kind: "text" as const, lines: [texts(message("erp.paper_reference", { reference: reference.trim() }))] }]),
    ...lines.flatMap((line) => linePositions(line, texts)),
    ...(shippingFee === 0 ? [] : [piece([texts(message("erp.paper_shipping"))], shippingFee)]),
    ...charges.map((charge) => chargePosition(charge, lines, texts)),
  ]
}

/** Refundable money is nobody's revenue: the ERP books it apart, without VAT. */
export function chargePosition(
  { code, lineId, amount, isRefundable }: BesideCharge,
  lines: readonly ShopLine[],
  texts: Texts,
): PricedPosition {
  const line = lines.find(({ id }) => id === lineId)
  const position = piece([texts(chargeName(code)), ...(line ? [displayName(line)] : [])], amount)
  return isRefundable ? { ...position, isRefundable } : position
}

export const piece = (lines: string[], unitPrice: Rappen): PricedPosition => ({
  kind: "priced",
  lines,
  amount: 1,
  unit: "piece",
  unitPrice,
})

/** "1.3.2027 – 9.3.2027" */
export const periodInNumbers = ({ start, end }: RentalPeriod): Message =>
  start === end ? message("erp.paper_one_day", { start }) : message("erp.paper_period", { start, end })

/** "8 Tage" */
export const daysInWords = (days: number): Message => message("general.days", { count: days })

const totalOf = (positions: readonly ErpPosition[]): Rappen =>
  positions.reduce((sum, each) => sum + (each.kind === "priced" ? each.amount * each.unitPrice : 0), 0)

function linePositions(line: ShopLine, texts: Texts): ErpPosition[] {
  if (line.rental === null) return [goodsPosition(line, [displayName(line), ...specialText(line, texts)])]
  const positions = rentalPositions(line, line.rental, texts)
  return totalOf(positions) === line.total ? positions : [goodsPosition(line, rentalText(line, line.rental, texts))]
}

const goodsPosition = ({ quantity, unitPrice }: ShopLine, lines: string[]): PricedPosition => ({
  kind: "priced",
  lines,
  amount: quantity,
  unit: "piece",
  unitPrice,
})

/** Rent, delivery and services one by one. A period without a chargeable day, such as a lone Sunday, has no rent. */
function rentalPositions(line: ShopLine, rental: RentalLineTerms, texts: Texts): ErpPosition[] {
  const { chargeableDays, delivery, services } = rental
  const deliveryText = texts(message("erp.paper_delivery", { name: delivery.name }))
  return [
    rentPosition(line, rental, texts),
    ...(delivery.price === 0 ? [] : [piece([deliveryText], delivery.price)]),
    ...servicePositions(services, chargeableDays, texts),
  ]
}

/** One piece where rates or a special price make the rent: no number of days times a price of one is its sum. */
function rentPosition(line: ShopLine, rental: RentalLineTerms, texts: Texts): ErpPosition {
  const { chargeableDays, pricePerDay } = rental
  const lines = rentalText(line, rental, texts)
  const parts = ratePartsOf(line)
  if (chargeableDays === 0 && !line.special?.set) return { kind: "text", lines }
  if (line.special) return piece(lines, line.total - extrasOf(rental))
  if (parts.length > 0) return piece(lines, rentOf(parts))
  return { kind: "priced", lines, amount: chargeableDays, unit: "day", unitPrice: pricePerDay }
}

/** What costs nothing is said with the rental itself. */
function rentalText(
  line: ShopLine,
  { period, chargeableDays, delivery, services }: RentalLineTerms,
  texts: Texts,
): string[] {
  const free = (code: "erp.paper_delivery" | "erp.paper_service", { name, price }: ChosenExtra) =>
    price === 0 ? [texts(message(code, { name }))] : []
  return [
    displayName(line),
    texts(message("erp.paper_rent", { period: periodInNumbers(period), days: daysInWords(chargeableDays) })),
    ...tariffText(line, texts),
    ...specialText(line, texts),
    ...free("erp.paper_delivery", delivery),
    ...services.flatMap((service) => free("erp.paper_service", service)),
  ]
}

/** What the customer's own price was taken off, as his order shows it. */
function specialText(line: ShopLine, texts: Texts): string[] {
  const list = listTotalOf(line)
  if (list === null) return []
  const { discountPermille } = line.special ?? {}
  const struck = list - (line.rental ? extrasOf(line.rental) : 0)
  if (discountPermille === undefined) return [texts(message("erp.paper_special_price", { list: struck }))]
  return [texts(message("erp.paper_discount", { list: struck, percent: percentOf(discountPermille) }))]
}

const rentOf = (parts: readonly RatePart[]): Rappen => parts.reduce((sum, { count, price }) => sum + count * price, 0)

/** What a rent by rates is made of: a week and two days. */
function tariffText(line: ShopLine, texts: Texts): string[] {
  const [first, ...others] = ratePartsOf(line)
  return first ? [texts(message("general.tariff", { parts: tariffInWords([first, ...others]) }))] : []
}

/** A service a position each: days × its price where it is charged by day. @param days the chargeable ones it is charged for */
export const servicePositions = (services: readonly NamedService[], days: number, texts: Texts): ErpPosition[] =>
  services
    .filter(({ price }) => price !== 0)
    .map(({ name, per, amount, price }) => {
      const lines = [texts(message("erp.paper_service", { name }))]
      return per === "day" && days * amount === price
        ? { kind: "priced", lines, amount: days, unit: "day", unitPrice: amount }
        : piece(lines, price)
    })
