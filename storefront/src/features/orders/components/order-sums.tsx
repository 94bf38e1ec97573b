import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { SumsLedger } from "@/components/offer/sums-ledger"
import type { Order } from "../order"

export const OrderSums = ({ order }: { order: Order }) => {
  const { t } = useTranslation(["orders", "common"])
  const { ordered, sums, changes, vatPercent } = order
  const hasChanged = changes.length > 0
  const changed = { name: t("summary.changes"), amount: sums.subtotal - ordered.subtotal }
  return (
    <section className="panel">
      <h2>{t("summary.title")}</h2>
      <SumsLedger
        totals={sums}
        vatPercent={vatPercent}
        rows={hasChanged ? [{ name: t("common:sums.subtotal"), amount: ordered.subtotal }, changed] : undefined}
        total={t("summary.total")}
      >
        {hasChanged && (
          <tr className="mu">
            <th scope="row">{t("summary.ordered")}</th>
            <td>{chfWithRappen(ordered.total)}</td>
          </tr>
        )}
      </SumsLedger>
    </section>
  )
}
