import type { Rappen } from "#kernel/money"
import type { ErpPosition } from "#shop/erp/data/provider"

export interface TotalRates {
  /** 81 for 8.1 % */
  vatPermille: number
  /** The currency's coarsest step in Rappen. */
  step: Rappen
}

const grossOf = (position: ErpPosition, vatPermille: number): bigint =>
  position.kind === "priced"
    ? BigInt(position.amount) * BigInt(position.unitPrice) * BigInt(1000 + (position.isRefundable ? 0 : vatPermille))
    : 0n

/**
 * What bexio will make of the positions: net sum, VAT on it, and only the gross total rounded, half away from zero, to the
 * currency's step. In thousandths of a Rappen, exact.
 */
export function expectedTotal(positions: readonly ErpPosition[], { vatPermille, step }: TotalRates): Rappen {
  const gross = positions.reduce((sum, each) => sum + grossOf(each, vatPermille), 0n)
  const stepExact = BigInt(step) * 1000n
  const magnitude = gross < 0n ? -gross : gross
  const steps = (2n * magnitude + stepExact) / (2n * stepExact)
  return Number(gross < 0n ? -steps : steps) * step
}
