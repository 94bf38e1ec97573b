import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import { unbroken } from "@/lib/unbroken"
import { instantInWords } from "@/lib/zurich-time"
import { downloadCalendar, downloadCertificate } from "../api/order-files"
import { isCancelled, ORDER_GROUPS, type Order, type OrderLine } from "../order"
import { TimelinePart } from "../timeline/timeline-part"
import { useOrderTitle } from "../use-order-title"
import { AddressBlock } from "./address-block"
import { LineActions } from "./line-actions"
import { MonthlyBillingPart } from "./monthly-billing-part"
import { OrderDocuments } from "./order-documents"
import { OrderLineView } from "./order-line"
import { OrderSums } from "./order-sums"
import { RentalActions } from "./rental-actions"
import { StatusBadge } from "./status-badge"
import "@/components/form/fields.css"
import "@/styles/parts/lines.css"
import "@/styles/parts/facts-list.css"
import "../orders.css"

interface OrderDetailProps {
  order: Order
  /** What was in the order is in the cart again. */
  onBoughtAgain: (line: OrderLine) => void
}

export const OrderDetail = ({ order, onBoughtAgain }: OrderDetailProps) => {
  const { t } = useTranslation(["orders", "common"])
  const saveCertificate = (line: OrderLine) =>
    downloadCertificate(order.id, line.id).catch(() => toast(t("common:error.generic"), "err"))
  const saveCalendar = () => downloadCalendar(order.id).catch(() => toast(t("common:error.generic"), "err"))
  return (
    <>
      <div className="order-head">
        <h1>{useOrderTitle(order)}</h1>
        <StatusBadge status={order.status} />
      </div>
      <p className="muted">
        {[
          order.erpNumber && t("erpNumber", { number: order.erpNumber }),
          unbroken(t("placedOn", { instant: instantInWords(order.createdAt) })),
          order.orderedBy && t("orderedBy", { name: order.orderedBy }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <OrderDocuments order={order} />
      <section className="grp" aria-labelledby="standing">
        <h2 id="standing">{t("standing.title")}</h2>
        <TimelinePart order={order} />
      </section>
      {ORDER_GROUPS.filter((group) => order.groups[group].length > 0).map((group) => (
        <section className="grp" key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`group.${group}`)}</h2>
          <div className="lines">
            {order.groups[group].map((line) => (
              <OrderLineView
                key={line.id}
                line={line}
                changes={order.changes.filter(({ lineId }) => lineId === line.id)}
                isCancelled={isCancelled(order, line)}
              >
                <RentalActions order={order} line={line} />
                <LineActions line={line} onBoughtAgain={onBoughtAgain} />
                {line.rental?.status?.hasCertificate && (
                  <button type="button" className="link-b" onClick={() => void saveCertificate(line)}>
                    {t("line.certificate")}
                  </button>
                )}
                {line.rental && !isCancelled(order, line) && (
                  <button type="button" className="link-b" onClick={() => void saveCalendar()}>
                    {t("line.calendar")}
                  </button>
                )}
              </OrderLineView>
            ))}
          </div>
        </section>
      ))}
      <div className="row2 order-facts">
        <AddressBlock title={t("address.billing")} address={order.billing} />
        <AddressBlock title={t("address.shipping")} address={order.shipping} />
        <section className="panel">
          <h2>{t("info.title")}</h2>
          <dl className="facts-list">
            {order.reference && (
              <>
                <dt>{t("info.reference")}</dt>
                <dd>{order.reference}</dd>
              </>
            )}
            <dt>{t("info.shopNumber")}</dt>
            <dd>{order.shopNumber}</dd>
            {order.erpNumber && (
              <>
                <dt>{t("info.erpNumber")}</dt>
                <dd>{order.erpNumber}</dd>
              </>
            )}
            {order.termsVersion && (
              <>
                <dt>{t("info.terms")}</dt>
                <dd>
                  <Link to={`${paths.terms}/fassung/${encodeURIComponent(order.termsVersion)}`}>
                    {t("info.version", { version: order.termsVersion })}
                  </Link>
                </dd>
              </>
            )}
          </dl>
        </section>
        <OrderSums order={order} />
      </div>
      <MonthlyBillingPart billing={order.monthly} />
    </>
  )
}
