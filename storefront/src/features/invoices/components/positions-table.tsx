import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import { Html } from "@/components/html"
import type { Invoice } from "../invoice"
import "@/styles/parts/tables.css"

/** Four columns; on phones the text of a position is above its figures. */
export const PositionsTable = ({ invoice: { positions, sums, gross } }: { invoice: Invoice }) => {
  const { t } = useTranslation("invoices")
  const rows: [string, Rappen][] = [[t("gross"), gross]]
  if (sums?.rounding) rows.unshift([t("rounding"), sums.rounding])
  if (sums) rows.unshift([t("net"), sums.net], [t("vat"), sums.vat])
  return (
    <table className="tbl positions">
      <thead>
        <tr>
          <th scope="col">{t("table.product")}</th>
          <th scope="col" className="r">
            {t("table.amount")}
          </th>
          <th scope="col" className="r">
            {t("table.price")}
          </th>
          <th scope="col" className="r">
            {t("table.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ id, text, amount, unitPrice, total }) => (
          <tr key={id}>
            <td>
              <Html html={text} />
            </td>
            <td className="r">{amount}</td>
            <td className="r">{chfWithRappen(unitPrice)}</td>
            <td className="r">{chfWithRappen(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td className="r">{chfWithRappen(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
