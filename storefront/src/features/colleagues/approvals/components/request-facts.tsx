import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { fromWireMoney } from "#kernel/money"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { SumsLedger } from "@/components/offer/sums-ledger"
import { paths } from "@/lib/paths"
import { chargesFromWire } from "@/lib/sums"
import { RequestedLineView } from "./requested-line"
import "@/styles/parts/lines.css"
import "@/styles/parts/facts-list.css"

/** Who asks for what, and what it costs. */
export const RequestFacts = ({ request }: { request: OrderRequestWire }) => {
  const { t } = useTranslation("approvals")
  const { requester, referencenum, order, sums } = request
  const totals = {
    subtotal: fromWireMoney(sums.total_price),
    shipping: fromWireMoney(sums.shipping_cost),
    charges: chargesFromWire(sums),
    vat: fromWireMoney(sums.vat_cost),
    rounding: fromWireMoney(sums.rounding),
    total: fromWireMoney(request.total_cost),
  }
  const facts = [
    [t("page.requester"), `${requester.name}, ${requester.email}`],
    ...(referencenum ? [[t("page.reference"), referencenum]] : []),
  ]
  return (
    <>
      <dl className="facts-list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {order && (
          <div>
            <dt>{t("page.order")}</dt>
            <dd>
              <Link to={paths.order(order.id)}>{order.shop_number}</Link>
            </dd>
          </div>
        )}
      </dl>
      <section className="grp" aria-labelledby="requested-lines">
        <h2 id="requested-lines">{t("page.lines")}</h2>
        <div className="lines">
          {request.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were asked for
            <RequestedLineView key={index} line={line} />
          ))}
        </div>
      </section>
      <SumsLedger totals={totals} vatPercent={sums.vat_percent} total={t("page.total")} />
    </>
  )
}
