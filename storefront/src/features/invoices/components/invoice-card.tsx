import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { dayInNumbers } from "#kernel/format-day"
import { Button } from "@/components/button"
import { RefusalText } from "@/components/refusal-text"
import { paths } from "@/lib/paths"
import { useInvoiceDownload } from "../api/download-invoice"
import { type Invoice, shortDay } from "../invoice"
import { InvoiceState } from "./invoice-state"
import { PositionsTable } from "./positions-table"
import "../invoices.css"
import "@/styles/parts/order-cards.css"

export const InvoiceCard = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation("invoices")
  const { id, number, day, dueDay, state, order } = invoice
  const headingId = `invoice-${id}`
  const isToBePaid = state === "open" || state === "partial"
  return (
    <article className="order invoice" aria-labelledby={headingId}>
      <header>
        <div>
          <h2 id={headingId}>{t("titled", { number, date: shortDay(day) })}</h2>
          <p className="muted s">
            {order && <Link to={paths.order(order.id)}>{t("order", { number: order.shopNumber })}</Link>}
            {order && isToBePaid && ", "}
            {isToBePaid && t("due", { date: dayInNumbers(dueDay) })}
          </p>
        </div>
        <InvoiceState state={state} />
      </header>
      <PositionsTable invoice={invoice} />
      <DownloadButton invoice={invoice} />
    </article>
  )
}

const DownloadButton = ({ invoice: { id, number } }: { invoice: Invoice }) => {
  const { t } = useTranslation("invoices")
  const download = useInvoiceDownload(id)
  return (
    <div>
      <Button
        look="2"
        small
        busy={download.isPending}
        aria-label={t("downloadNamed", { number })}
        onClick={() => download.mutate()}
      >
        {t("download")}
      </Button>
      <RefusalText error={download.error} />
    </div>
  )
}
