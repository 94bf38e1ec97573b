import { chfWithRappen } from "@domain/format-chf"
import { useTranslation } from "react-i18next"
import { useShop } from "../../../lib/shop"
import type { Order } from "../order"

export const OrderSums = ({ order }: { order: Order }) => {
  const { t } = useTranslation("orders")
  const { vatPercent } = useShop()
  const rows = [
    { name: t("summary.subtotal"), amount: order.subtotal, isShown: true },
    { name: t("summary.shipping"), amount: order.shippingCost, isShown: order.shippingCost > 0 },
    { name: t("summary.vat", { percent: vatPercent }), amount: order.vat, isShown: true },
    { name: t("summary.rounding"), amount: order.rounding, isShown: order.rounding !== 0 },
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
            <td>{chfWithRappen(order.total)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
