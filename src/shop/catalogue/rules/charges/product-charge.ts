import type { Rappen } from "#kernel/money"
import type { ChargeTitle } from "#kernel/wire/charge-title"

/** What staff enter of a charge at a product: an amount, or a share of its sales price; neither for none. */
export interface ChargeEntry {
  amount: Rappen
  permille: number
  /** With a share: the sales price when it was entered. */
  salesPrice?: Rappen
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
  /** @param salesPrice of the same device, now or when it was last known; null where it never was */
  amountOf(entry: ChargeEntry, salesPrice: Rappen | null): Rappen
}
