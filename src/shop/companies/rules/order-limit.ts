import type { Rappen } from "#kernel/money"
import { may, type Right } from "./rights"

/** Who orders for a company, as far as its limit is concerned. */
export interface Orderer {
  right: Right
  /** In Rappen, gross; null: none. */
  orderLimit: Rappen | null
}

/**
 * Whether an order waits until a colleague approves it: one that costs more than the limit, of somebody who couldn't approve it
 * himself.
 * @param total what is to be paid, gross
 * @see ruling 12 'Companies', docs/decisions/189-approval.md
 */
export const needsApproval = ({ right, orderLimit }: Orderer, total: Rappen): boolean =>
  orderLimit !== null && total > orderLimit && !may(right, "approve")
