import { chfWithRappen } from "@domain/format-chf"
import { useTranslation } from "react-i18next"
import { useShop } from "../../../lib/shop"
import type { Order } from "../order"

export const OrderSums = ({ order }: { order: Order }) => {
  const { t } = useTranslation("orders")
  const { vatPercent } = useShop()
  const { ordered, sums, changes } = order
  const changed = sums.subtotal - ordered.subtotal
  const rows = [
    { name: t("summary.subtotal"), amount: ordered.subtotal, isShown: true },
    { name: t("summary.changes"), amount: changed, isShown: changes.length > 0 },
    { name: t("summary.shipping"), amount: sums.shippingCost, isShown: sums.shippingCost > 0 },
    { name: t("summary.vat", { percent: vatPercent }), amount: sums.vat, isShown: true },
    { name: t("summary.rounding"), amount: sums.rounding, isShown: sums.rounding !== 0 },
  ]
  return (
    <section className="panel">
      <h2>{t("summary.title")}</h2>
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
            <td>{chfWithRappen(sums.total)}</td>
          </tr>
          {changes.length > 0 && (
            <tr className="mu">
              <th scope="row">{t("summary.ordered")}</th>
              <td>{chfWithRappen(ordered.total)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
