import { SumsLedger } from "@/components/sums-ledger"
import type { Charge } from "../rental-status"

interface ChargeLedgerProps {
  charge: Charge
  /** The order's own rate. */
  vatPercent: string
  /** What the amount is for. */
  label: string
  total: string
}

/** What a change costs, before somebody agrees to it. */
export const ChargeLedger = ({
  charge: { net, vat, rounding, gross },
  vatPercent,
  label,
  total,
}: ChargeLedgerProps) => (
  <SumsLedger
    totals={{ subtotal: net, shipping: 0, vat, rounding, total: gross }}
    vatPercent={vatPercent}
    rows={[{ name: label, amount: net }]}
    total={total}
    isSmall
  />
)
