import { useTranslation } from "react-i18next"
import picture from "@/assets/states/empty-orders.svg"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import type { Invoice } from "../invoice"
import "../texts"
import { InvoiceCard } from "./invoice-card"
import "@/styles/parts/order-cards.css"
import "@/components/states/empty.css"

export const InvoiceList = ({ invoices }: { invoices: Invoice[] }) => {
  const { t } = useTranslation("invoices")
  if (invoices.length === 0) {
    return (
      <div className="empty">
        <img src={picture} width={240} height={180} alt="" />
        <h2>{t("empty")}</h2>
        <p>{t("emptyHint")}</p>
        <ButtonLink to={paths.orders}>{t("toOrders")}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="orders">
      {invoices.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} />
      ))}
    </div>
  )
}
