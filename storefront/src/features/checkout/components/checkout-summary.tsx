import { chfWithRappen } from "@domain/format-chf"
import type { Rappen } from "@domain/money"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/button"
import { MarkedText } from "../../../components/text/marked-text"
import { paths } from "../../../lib/paths"
import { useShop } from "../../../lib/shop"

export interface CheckoutTotals {
  subtotal: Rappen
  /** The automatic fee 'Versandkosten' (VK1), 0 where none is due. */
  shipping: Rappen
  vat: Rappen
  rounding: Rappen
  total: Rappen
}

interface CheckoutSummaryProps {
  totals: CheckoutTotals
  isPending: boolean
  /** Nothing can be ordered as the cart stands; `hold` says why. */
  isBlocked: boolean
  /** What stands between the totals and the button: why ordering failed. */
  children?: ReactNode
  hold: ReactNode
}

/** The sums, the terms with the total including VAT, and the button. */
export const CheckoutSummary = ({ totals, isPending, isBlocked, children, hold }: CheckoutSummaryProps) => {
  const { t } = useTranslation("checkout")
  const { vatPercent } = useShop()
  const rows = [
    { name: t("summary.subtotal"), amount: totals.subtotal, isShown: true },
    { name: t("summary.shipping"), amount: totals.shipping, isShown: totals.shipping > 0 },
    { name: t("summary.vat", { percent: vatPercent }), amount: totals.vat, isShown: true },
    { name: t("summary.rounding"), amount: totals.rounding, isShown: totals.rounding !== 0 },
  ]
  const total = chfWithRappen(totals.total)
  return (
    <aside className="sumbox" aria-labelledby="summary">
      <h2 id="summary">{t("summary.title")}</h2>
      <table className="ledger">
        <tbody>
          {rows
            .filter(({ isShown }) => isShown)
            .map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{chfWithRappen(amount)}</td>
              </tr>
            ))}
          <tr className="tot">
            <th scope="row">{t("summary.total")}</th>
            <td>{total}</td>
          </tr>
        </tbody>
      </table>
      {children}
      <p className="fine">
        <MarkedText
          text={t("summary.terms", { total })}
          marks={{
            terms: (name) => (
              <Link key="terms" to={paths.terms} target="_blank">
                {name}
              </Link>
            ),
            total: (amount) => (
              <span key="total" className="num">
                {amount}
              </span>
            ),
          }}
        />
      </p>
      <Button type="submit" wide busy={isPending} disabled={isBlocked}>
        {isPending ? t("summary.submitting") : t("summary.submit")}
      </Button>
      {hold}
    </aside>
  )
}
