import type { Rappen } from "#kernel/money"
import type { Charge } from "#shop/lines/rules/charges"
import type { GrossRates } from "#shop/lines/rules/totals"

/**
 * The smallest net amount whose VAT is in whole Rappen and whose gross isn't rounded; of its multiples both are true. What is
 * billed in such amounts adds up: VAT and rounding of the rest are what they are of the whole, less what was billed.
 */
export function exactStep({ vatPermille, grossStep }: GrossRates): Rappen {
  const whole = 1000 / commonDivisor(1000, vatPermille)
  const gross = (whole * (1000 + vatPermille)) / 1000
  return whole * (grossStep / commonDivisor(grossStep, gross))
}

/** Whether no refundable charge changes how a total is rounded. */
export const isHeldExactly = (
  charges: readonly Pick<Charge, "amount" | "isRefundable">[],
  grossStep: Rappen,
): boolean => charges.every(({ amount, isRefundable }) => !isRefundable || amount % grossStep === 0)

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
