import type { Rappen } from "#kernel/money"
import { SumsLedger } from "@/components/offer/sums-ledger"
import type { Charge } from "../rental-status"

interface ChargeLedgerProps {
  charge: Charge
  /** The order's own rate. */
  vatPercent: string
  /** What the amount is for; a part of it that has a row of its own is taken off. */
  label: string
  parts?: readonly { name: string; amount: Rappen }[]
  total: string
}

/** What a change costs, before somebody agrees to it. */
export const ChargeLedger = ({
  charge: { net, vat, rounding, gross },
  vatPercent,
  label,
  parts = [],
  total,
}: ChargeLedgerProps) => (
  <SumsLedger
    totals={{ subtotal: net, shipping: 0, charges: [], vat, rounding, total: gross }}
    vatPercent={vatPercent}
    rows={[{ name: label, amount: parts.reduce((rest, { amount }) => rest - amount, net) }, ...parts]}
    total={total}
    isSmall
  />
)
