import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import { toast } from "@/lib/toast"
import { useOrder } from "../api/order"
import { downloadCalendar } from "../api/order-files"
import { linesOf } from "../order"
import "../texts"
import { TimelinePart } from "../timeline/timeline-part"
import { OrderDocuments } from "./order-documents"
import { OrderLineView } from "./order-line"
import { OrderSums } from "./order-sums"
import "@/styles/parts/columns.css"
import "@/styles/parts/lines.css"
import "@/styles/parts/facts-list.css"
import "../orders.css"

/** What was ordered just now, what happens next, and what can be taken along; an order that can't be read is left out. */
const PlacedOrder = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation(["orders", "common"])
  const { data: order } = useOrder(orderId, true)
  if (!order) return null
  const lines = linesOf(order)
  const saveCalendar = () => downloadCalendar(order.id).catch(() => toast(t("common:error.generic"), "err"))
  return (
    <>
      <section className="grp" aria-labelledby="next">
        <h2 id="next">{t("standing.title")}</h2>
        <TimelinePart order={order} />
      </section>
      <div className="two">
        <section className="grp" aria-labelledby="placed">
          <h2 id="placed">{t("placed.title")}</h2>
          <div className="lines">
            {lines.map((line) => (
              <OrderLineView key={line.id} line={line} />
            ))}
          </div>
        </section>
        <aside className="side stack" aria-label={t("placed.along")}>
          <OrderDocuments order={order} />
          <p className="acts">
            {lines.some(({ rental }) => rental) && (
              <button type="button" className="link-b" onClick={() => void saveCalendar()}>
                {t("line.calendar")}
              </button>
            )}
            <ButtonLink look="2" small to={paths.order(order.id)}>
              {t("showDetails")}
            </ButtonLink>
          </p>
          <OrderSums order={order} />
        </aside>
      </div>
    </>
  )
}

export default PlacedOrder
