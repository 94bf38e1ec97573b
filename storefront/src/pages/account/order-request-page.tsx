import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { ButtonLink } from "../../components/button"
import { Note } from "../../components/note"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { useRequest } from "../../features/colleagues/approvals/api/requests"
import { RequestAnswer } from "../../features/colleagues/approvals/components/request-answer"
import { RequestFacts } from "../../features/colleagues/approvals/components/request-facts"
import { RequestTimeline } from "../../features/colleagues/approvals/components/request-timeline"
import { holdsPeriods } from "../../features/colleagues/approvals/holds-periods"
import "../../features/colleagues/approvals/texts"
import { ApiError } from "../../lib/http/api-error"
import { paths } from "../../lib/paths"
import "@/styles/parts/address-cards.css"

/** Where it stands, for who looks at it. */
const Standing = ({ request }: { request: OrderRequestWire }) => {
  const { t } = useTranslation("approvals")
  const { state, may, answered_by: name, reason } = request
  if (state === "open") return <p>{t(may.approve ? "page.toAnswer" : "page.asked")}</p>
  return (
    <Note kind={state === "approved" ? "ok" : "info"}>
      <p>
        {t(`page.${state}`, { name: name ?? "", reason: reason ?? "" })}
        {state === "expired" && holdsPeriods(request) && ` ${t("page.freed")}`}
      </p>
    </Note>
  )
}

const Request = ({ request }: { request: OrderRequestWire }) => {
  const { t } = useTranslation("approvals")
  const { data: profile } = useProfile()
  const { state, requester, total_cost } = request
  const isBack = requester.is_self && ["refused", "withdrawn", "expired"].includes(state)
  return (
    <>
      <h1>{t("page.heading", { total: chfWithRappen(fromWireMoney(total_cost)) })}</h1>
      <p className="badges">
        <span className="tag">{t(`state.${state}`)}</span>
      </p>
      <Standing request={request} />
      <RequestTimeline request={request} />
      <RequestFacts request={request} />
      <RequestAnswer request={request} owner={profile?.email ?? null} />
      {isBack && (
        <div>
          <ButtonLink look="2" to={paths.cart}>
            {t("page.toCart")}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** The link of a mail, and whoever asked for approval at the checkout, come here. */
const OrderRequestPage = () => {
  const { t } = useTranslation("approvals")
  const { id = "" } = useParams()
  const { data: request, error, refetch } = useRequest(id)
  const isGone = error instanceof ApiError && error.isRefusal
  return (
    <AccountLayout title={t("page.title")}>
      {request && <Request request={request} />}
      {isGone && !request && (
        <>
          <h1>{t("page.title")}</h1>
          <Note kind="warn">
            <p>{t("page.gone")}</p>
          </Note>
        </>
      )}
      {!request && !isGone && <Spinner onRetry={() => void refetch()} />}
    </AccountLayout>
  )
}

export default OrderRequestPage
