import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { calendarDay } from "#kernel/calendar-day"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInNumbers } from "#kernel/format-day"
import { fromWireMoney } from "#kernel/money"
import type { MonthlyBillingWire, OrderInstalmentWire } from "#shop/orders/wire/monthly-billing"
import { paths } from "@/lib/paths"
import "./texts"
import "@/components/form/fields.css"
import "@/styles/parts/tables.css"

export interface MonthlyBillingProps {
  billing: NonNullable<MonthlyBillingWire>
}

const amountOf = (text: string) => chfWithRappen(fromWireMoney(text))
const inNumbers = (text: string) => dayInNumbers(calendarDay(text))

/** What of a long rental was billed and what comes when. */
const MonthlyBilling = ({ billing: { instalments, to_come: toCome } }: MonthlyBillingProps) => {
  const { t } = useTranslation("monthlyBilling")
  return (
    <section className="grp" aria-labelledby="monthly-billing">
      <h2 id="monthly-billing">{t("title")}</h2>
      <p className="muted">{t("hint")}</p>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t("column.invoice")}</th>
            <th scope="col">{t("column.state")}</th>
            <th scope="col" className="r">
              {t("column.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rentals that are extended alike have rows that are alike
            <InstalmentRow key={place} instalment={each} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("toCome")}
            </th>
            <td className="r">{amountOf(toCome)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <Link to={paths.invoices}>{t("toInvoices")}</Link>
      </p>
    </section>
  )
}

const InstalmentRow = ({ instalment }: { instalment: OrderInstalmentWire }) => {
  const { t } = useTranslation("monthlyBilling")
  const { document_nr: number, day, from, until, state, total } = instalment
  return (
    <tr>
      <td>
        {number ? t("invoice", { number }) : t("planned", { day: inNumbers(day) })}
        <br />
        <small className="muted">{t("period", { from: inNumbers(from), until: inNumbers(until) })}</small>
      </td>
      <td>{t(`state.${state}`)}</td>
      <td className="r">{amountOf(total)}</td>
    </tr>
  )
}

export default MonthlyBilling
