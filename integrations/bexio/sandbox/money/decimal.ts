/** An exact number in millionths: six decimals, as many as the neighbour takes. */
export type Decimal = bigint

export const DECIMALS = 6
const ONE: Decimal = 1_000_000n

const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d{1,6}))?$/

/** Undefined unless the text is a decimal number with at most six decimals. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL_TEXT.exec(text)
  if (!match) return undefined
  const [, sign, whole, fraction = ""] = match
  const value = BigInt(`${whole}${fraction.padEnd(DECIMALS, "0")}`)
  return sign ? -value : value
}

/** @throws RangeError */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text)
  if (value === undefined) throw new RangeError(`Not a decimal number: ${text}`)
  return value
}

/** `numerator / denominator` as a whole number, half away from zero. */
export function divide(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n
  const [upper, lower] = [numerator, denominator].map((value) => (value < 0n ? -value : value)) as [bigint, bigint]
  const rounded = (2n * upper + lower) / (2n * lower)
  return isNegative ? -rounded : rounded
}

export const multiply = (left: Decimal, right: Decimal): Decimal => divide(left * right, ONE)

/** `percent` of `value`. */
export const percentOf = (value: Decimal, percent: Decimal): Decimal => divide(value * percent, 100n * ONE)

/** The nearest multiple of `step`, half away from zero. */
export const roundTo = (value: Decimal, step: Decimal): Decimal => divide(value, step) * step

/** With exactly so many decimals: ("100", 4) → "100.0000". */
export function formatDecimal(value: Decimal, decimals = DECIMALS): string {
  const unit = 10n ** BigInt(DECIMALS - decimals)
  const digits = String(divide(value < 0n ? -value : value, unit)).padStart(decimals + 1, "0")
  const sign = value < 0n && /[1-9]/.test(digits) ? "-" : ""
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Without zeros at the end: "100", "12.5". */
export const shortDecimal = (value: Decimal): string => formatDecimal(value).replace(/0+$/, "").replace(/\.$/, "")
