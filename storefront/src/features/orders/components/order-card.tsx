import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import { linesOf, type Order } from "../order"
import { useOrderTitle } from "../use-order-title"
import { StatusBadge } from "./status-badge"
import "@/styles/parts/order-cards.css"

/** Spec "customer area" §9. */
const SHOWN_LINES = 3

export const OrderCard = ({ order }: { order: Order }) => {
  const { t } = useTranslation("orders")
  const title = useOrderTitle(order)
  const lines = linesOf(order)
  const headingId = `order-${order.id}`
  return (
    <article className="order" aria-labelledby={headingId}>
      <header>
        <div>
          <h2 id={headingId}>{title}</h2>
          {order.orderedBy && <p className="muted s">{t("orderedBy", { name: order.orderedBy })}</p>}
          {order.erpNumber && <p className="muted s">{t("erpNumber", { number: order.erpNumber })}</p>}
        </div>
        <StatusBadge status={order.status} />
        <p className="sum">{chfWithRappen(order.sums.total)}</p>
      </header>
      <ul>
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <li key={line.id}>
            <span>
              {line.name}
              <span className="muted s">
                {line.rental ? periodInWords(line.rental.period) : t("pieces", { count: line.quantity })}
                {line.rental?.status?.state === "cancelled" && `, ${t("cancelledLine")}`}
              </span>
            </span>
            <span className="num">{chfWithRappen(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN_LINES && (
        <Link className="link-b" to={paths.order(order.id)}>
          {t("showAll", { count: lines.length })}
        </Link>
      )}
      <div>
        <ButtonLink
          look="2"
          small
          to={paths.order(order.id)}
          aria-label={t("showDetailsNamed", { name: order.shopNumber })}
        >
          {t("showDetails")}
        </ButtonLink>
      </div>
    </article>
  )
}
