import { fromWireMoney, type Rappen } from "#kernel/money"
import { byTitle } from "#shop/lines/rules/charges-by-title"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { ChargeWire } from "#shop/lines/wire/charge"

/** What is charged beside lines and shipping, in the shop's words. */
export interface NamedCharge {
  code: string
  title: string
  amount: Rappen
  isRefundable: boolean
}

/** Sums as they are shown. */
export interface Sums extends Omit<OrderTotals, "charges"> {
  charges: readonly NamedCharge[]
}

/** Those of a code in one. */
export const chargesFromWire = ({ charges = [] }: { charges?: ChargeWire[] }): NamedCharge[] =>
  byTitle(
    charges.map(({ code, title, amount, refundable }) => ({
      code,
      title,
      amount: fromWireMoney(amount),
      isRefundable: refundable,
    })),
  )
