import type { PieceCharge } from "#shop/catalogue/rules/charges/product-charge"

/** What is charged for a piece beside its price, below 0 for what is taken off. A line keeps it as it keeps its price. */
export type LineCharge = PieceCharge

/** As a line's facts have it: nothing where there is none. */
export const chargeFacts = (charges: readonly LineCharge[]): { charges?: readonly LineCharge[] } =>
  charges.length > 0 ? { charges } : {}

/** Whether both charge the same, whatever their order. */
export function isSame(some: readonly LineCharge[], others: readonly LineCharge[]): boolean {
  const has = (charges: readonly LineCharge[], { code, amount }: LineCharge) =>
    charges.some((other) => other.code === code && other.amount === amount)
  return some.length === others.length && some.every((charge) => has(others, charge))
}

/** A charge as an order keeps it: `data` of a shipping method in Medusa, which has the amount. */
export interface StoredCharge {
  code: LineCharge["code"]
  /** The order's line that it is for; null for one of the whole. */
  line: string | null
  is_refundable: boolean
}
