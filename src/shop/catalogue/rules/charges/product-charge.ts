import type { Rappen } from "#kernel/money"
import type { ChargeTitle } from "#kernel/wire/charge-title"

/** What staff enter of a charge at a product: an amount, or a share of its sales price; neither for none. */
export interface ChargeEntry {
  amount: Rappen
  permille: number
}

/** What is charged for one piece of a product beside its price, without VAT. */
export interface PieceCharge {
  code: ChargeTitle
  amount: Rappen
  isRefundable: boolean
}

/** A charge that staff can give a rental product; its title is the text of its code. */
export interface ProductCharge extends Pick<PieceCharge, "code" | "isRefundable"> {
  /** What staff call it. */
  name: string
  /** @param salesPrice of the same device where it is sold, too; null where it isn't */
  amountOf(entry: ChargeEntry, salesPrice: Rappen | null): Rappen
}
