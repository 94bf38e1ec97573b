import { amountWithRappen } from "#kernel/format-chf"
import { type Decimal, decimal, divide, formatDecimal, shortDecimal } from "../money/decimal"

const RAPPEN = decimal("0.01")

/** "1’897.15", rounded to the Rappen. */
export const printedAmount = (value: Decimal): string => amountWithRappen(Number(divide(value, RAPPEN)))

/** A price with all the decimals that it has, at least two. */
export const printedPrice = (value: Decimal): string =>
  value % RAPPEN === 0n ? printedAmount(value) : shortDecimal(value)

/** "8.1 %" */
export const printedPercent = (value: Decimal): string => `${shortDecimal(value)}\u00a0%`

export const toRappen = (value: Decimal): Decimal => divide(value, RAPPEN) * RAPPEN

/** Francs as payment codes take them. */
export const payableAmount = (value: Decimal): number => Number(formatDecimal(value, 2))
