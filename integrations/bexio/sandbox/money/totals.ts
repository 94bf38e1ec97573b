import { type Decimal, decimal, divide, multiply, percentOf, roundTo } from "./decimal"

/** 0: with VAT, 1: without VAT although positions name one, 2: exempt. */
export type VatType = 0 | 1 | 2

export interface PricedPosition {
  amount: Decimal
  unitPrice: Decimal
  discountInPercent: Decimal
  /** 8.1 % = 8.1. */
  taxPercent: Decimal
}

export interface DiscountPosition {
  isPercentual: boolean
  value: Decimal
}

export interface TotalsInput {
  positions: readonly PricedPosition[]
  discounts: readonly DiscountPosition[]
  vatType: VatType
  /** Acts with type 0 only: prices exclude VAT, which is added. */
  isNet: boolean
  /** The currency's coarsest coin, 0.05 for CHF. */
  roundFactor: Decimal
}

export interface Totals {
  /** Sum of the positions, before document discounts; not what is to be paid. */
  gross: Decimal
  /** What each document discount takes, in their order. */
  discounts: Decimal[]
  /** After document discounts, before VAT is added. */
  subtotal: Decimal
  /** Without VAT. */
  net: Decimal
  /** Four decimals. */
  taxes: Decimal
  /** What is to be paid. */
  total: Decimal
  /** What rounding added; two decimals. */
  roundingDifference: Decimal
  taxesByPercent: { percent: Decimal; value: Decimal }[]
}

const RAPPEN = decimal("0.01")
const TAX_STEP = decimal("0.0001")
const HUNDRED = decimal("100")

const sum = (values: readonly Decimal[]) => values.reduce((total, value) => total + value, 0n)

export function positionTotal({ amount, unitPrice, discountInPercent }: PricedPosition): Decimal {
  const full = multiply(amount, unitPrice)
  return full - percentOf(full, discountInPercent)
}

/** What each discount takes, percentages of what the ones before it left. */
function discountsOf(gross: Decimal, discounts: readonly DiscountPosition[]): Decimal[] {
  let rest = gross
  return discounts.map(({ isPercentual, value }) => {
    const taken = isPercentual ? percentOf(rest, value) : value
    rest -= taken
    return taken
  })
}

/** VAT per rate over what discounts left of the positions. */
function taxesOf({ positions, isNet }: TotalsInput, gross: Decimal, net: Decimal) {
  const byPercent = new Map<Decimal, Decimal>()
  for (const position of positions) {
    const before = byPercent.get(position.taxPercent) ?? 0n
    byPercent.set(position.taxPercent, before + positionTotal(position))
  }
  return [...byPercent].map(([percent, base]) => {
    const left = gross === 0n ? 0n : divide(base * net, gross)
    return { percent, value: divide(left * percent, isNet ? HUNDRED : HUNDRED + percent) }
  })
}

/** A document's sums. Every rounding is half away from zero; VAT is only shown rounded, the total is of the exact one. */
export function totalsOf(input: TotalsInput): Totals {
  const gross = sum(input.positions.map(positionTotal))
  const discounts = discountsOf(gross, input.discounts)
  const afterDiscount = gross - sum(discounts)
  const taxesByPercent = input.vatType === 0 ? taxesOf(input, gross, afterDiscount) : []
  const taxes = sum(taxesByPercent.map(({ value }) => value))
  const isAdded = input.vatType === 0 && input.isNet
  const exact = isAdded ? afterDiscount + taxes : afterDiscount
  const total = roundTo(exact, input.roundFactor)
  return {
    gross,
    discounts,
    subtotal: afterDiscount,
    net: isAdded ? afterDiscount : afterDiscount - taxes,
    taxes: roundTo(taxes, TAX_STEP),
    total,
    roundingDifference: roundTo(total - exact, RAPPEN),
    taxesByPercent,
  }
}
