import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { paths } from "@/lib/paths"
import { instantInWords } from "@/lib/zurich-time"
import { useRequests } from "../api/requests"
import "../texts"
import "@/styles/parts/address-cards.css"

/** Orders of the company that wait for approval or did of late; nothing where there are none. */
export const RequestList = () => {
  const { t } = useTranslation("approvals")
  const requests = useRequests()
  if (requests.length === 0) return null
  return (
    <section className="grp" aria-labelledby="order-requests">
      <h2 id="order-requests">{t("list.title")}</h2>
      <ul className="addr-list">
        {requests.map(({ id, state, requester, total_cost, referencenum, expires_at, order }) => (
          <li key={id}>
            <div className="addr">
              <p className="badges">
                <span className="tag">{t(`state.${state}`)}</span>
              </p>
              <p>
                <b className="num">{chfWithRappen(fromWireMoney(total_cost))}</b>
                <br />
                {requester.name}
                {referencenum && `, ${referencenum}`}
                {state === "open" && (
                  <>
                    <br />
                    <span className="muted s">{t("list.until", { instant: instantInWords(expires_at) })}</span>
                  </>
                )}
                {order && (
                  <>
                    <br />
                    <Link to={paths.order(order.id)}>{order.shop_number}</Link>
                  </>
                )}
              </p>
              <div className="acts">
                <Link to={paths.orderRequest(id)}>
                  {requester.is_self ? t("list.openOwn") : t("list.open", { name: requester.name })}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
