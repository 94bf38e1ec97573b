import type { Rappen } from "#kernel/money"
import type { ChargeEntry, ProductCharge } from "./product-charge"

const FRANC = 100

/**
 * What is held until a rented device is back and as it should be: neither sold nor taxed. A share of the sales price is in
 * whole francs, so that it never changes how a total is rounded.
 * @see docs/decisions/185-a-charge-is-a-file.md
 */
export const deposit = {
  code: "deposit",
  name: "Kaution",
  isRefundable: true,
  amountOf: ({ amount, permille }: ChargeEntry, salesPrice: Rappen | null): Rappen =>
    amount > 0 ? amount : Math.round(((salesPrice ?? 0) * permille) / 1000 / FRANC) * FRANC,
} as const satisfies ProductCharge
