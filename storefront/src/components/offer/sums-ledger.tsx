import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import type { Sums } from "@/lib/sums"
import "./styles/ledger.css"

interface Row {
  name: string
  amount: Rappen
}

interface SumsLedgerProps {
  totals: Sums
  /** The rate behind the VAT, "8.1": of an order its own, not today's. */
  vatPercent: string
  /** The rows whose sum is `totals.subtotal`; by default that sum, as 'Zwischensumme'. */
  rows?: Row[]
  /** Name of the last row. */
  total: string
  isSmall?: boolean
  isBusy?: boolean
  /** Rows below the total. */
  children?: ReactNode
}

/** Sum of the lines, shipping, other charges, VAT, rounding, what is refundable, total: cart, checkout and orders add up in the same order and words. */
export const SumsLedger = ({ totals, vatPercent, rows, total, isSmall, isBusy, children }: SumsLedgerProps) => {
  const { t } = useTranslation()
  const { subtotal, shipping, charges, vat, rounding } = totals
  const rowsOf = (refundable: boolean): Row[] =>
    charges
      .filter(({ isRefundable }) => isRefundable === refundable)
      .map(({ title: name, amount }) => ({ name, amount }))
  const shown: Row[] = [
    ...(rows ?? [{ name: t("sums.subtotal"), amount: subtotal }]),
    ...(shipping === 0 ? [] : [{ name: t("sums.shipping"), amount: shipping }]),
    ...rowsOf(false),
    { name: t("sums.vat", { percent: vatPercent }), amount: vat },
    ...(rounding === 0 ? [] : [{ name: t("sums.rounding"), amount: rounding }]),
    ...rowsOf(true),
  ]
  return (
    <table className={isSmall ? "ledger ledger-s" : "ledger"} aria-busy={isBusy || undefined}>
      <tbody>
        {shown.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{chfWithRappen(amount)}</td>
          </tr>
        ))}
        <tr className="tot">
          <th scope="row">{total}</th>
          <td>{chfWithRappen(totals.total)}</td>
        </tr>
        {children}
      </tbody>
    </table>
  )
}
