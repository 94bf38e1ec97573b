import { chfWithRappen } from "@domain/format-chf"
import { useTranslation } from "react-i18next"
import { useShop } from "../../../lib/shop"
import type { Charge } from "../standing"

interface ChargeLedgerProps {
  charge: Charge
  /** What the amount is for. */
  label: string
  total: string
}

/** What a change costs, before somebody agrees to it. */
export const ChargeLedger = ({ charge, label, total }: ChargeLedgerProps) => {
  const { t } = useTranslation("orders")
  const { vatPercent } = useShop()
  return (
    <table className="ledger ledger-s">
      <tbody>
        <tr>
          <th scope="row">{label}</th>
          <td>{chfWithRappen(charge.net)}</td>
        </tr>
        <tr>
          <th scope="row">{t("summary.vat", { percent: vatPercent })}</th>
          <td>{chfWithRappen(charge.vat)}</td>
        </tr>
        {charge.rounding !== 0 && (
          <tr>
            <th scope="row">{t("summary.rounding")}</th>
            <td>{chfWithRappen(charge.rounding)}</td>
          </tr>
        )}
        <tr className="tot">
          <th scope="row">{total}</th>
          <td>{chfWithRappen(charge.gross)}</td>
        </tr>
      </tbody>
    </table>
  )
}
