/** Swiss francs in hundredths, an integer: sums of Rappen are exact. */
export type Rappen = number

const WIRE_MONEY = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** Decimal text with two digits, as every answer carries money: 125000 → "1250.00". */
export function toWireMoney(amount: Rappen): string {
  const digits = String(Math.abs(amount)).padStart(3, "0")
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** @throws RangeError if the text is not an amount in CHF with at most two decimals */
export function fromWireMoney(text: string): Rappen {
  const match = WIRE_MONEY.exec(text)
  if (!match) throw new RangeError(`Not an amount: ${text}`)
  const [, sign, francs, cents = ""] = match
  const amount = Number(francs) * 100 + Number(cents.padEnd(2, "0"))
  return sign ? 0 - amount : amount
}

/** Francs as a number (a price in Medusa: 1250 or 99.9) in Rappen, rounded to the nearest. */
export const rappenFromFrancs = (francs: number): Rappen => roundToRappen(Number((francs * 100).toFixed(6)))

/** Rappen as a number of francs, as Medusa stores prices. */
export const francsFromRappen = (amount: Rappen): number => amount / 100

/** Nearest Rappen, half away from zero, so that a credit mirrors its charge. */
export const roundToRappen = (amount: number): Rappen => Math.sign(amount) * Math.round(Math.abs(amount)) || 0

/**
 * VAT of a net total. Called once per total, never per line, so that the parts can't drift from the whole.
 * @param permille the rate: 81 for 8.1 %
 * @see docs/decisions/014-rounding.md
 */
export const vatOf = (netTotal: Rappen, permille: number): Rappen => roundToRappen((netTotal * permille) / 1000)

/**
 * An amount less so many thousandths of it; the reduction is rounded to the nearest Rappen, once. Never falls when the
 * amount grows.
 */
export const reducedBy = (amount: Rappen, permille: number): Rappen =>
  amount - roundToRappen((amount * permille) / 1000)

/** Difference that brings a gross total to a multiple of `step`: 0 for a step of 1. Shown as 'Rundung'. */
export const roundingTo = (grossTotal: Rappen, step: Rappen): Rappen =>
  roundToRappen(grossTotal / step) * step - grossTotal
