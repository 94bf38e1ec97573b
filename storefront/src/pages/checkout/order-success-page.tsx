import { useTranslation } from "react-i18next"
import { useLocation, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button"
import { PageTop } from "../../components/page-top"
import { MarkedText } from "../../components/text/marked-text"
import "../../features/checkout/texts"
import { lazyPart } from "../../lib/page/lazy-part"
import { paths } from "../../lib/paths"
import { useIsSignedIn } from "../../lib/session/session"
import "@/features/orders/orders.css"

const placedOrder = lazyPart<{ orderId: string }>(() => import("../../features/orders/components/placed-order"))

/** The order's id comes from the checkout; who comes by the address alone has its number. */
const orderIdOf = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "order" in state && typeof state.order === "string"
    ? state.order
    : null

const OrderSuccessPage = () => {
  const { t } = useTranslation("checkout")
  const [query] = useSearchParams()
  // The address carries the accounts' number, as specified, and the shop's next to it once there are both.
  const specified = query.get("orderId")
  const number = query.get("number") ?? specified
  const orderId = orderIdOf(useLocation().state)
  const isSignedIn = useIsSignedIn()
  const erpNumber = specified === number ? null : specified
  return (
    <>
      <PageTop title={t("success.title")} crumbs={[{ label: t("success.crumb") }]} />
      <div className="wrap form-width stack">
        {number && (
          <p>
            <MarkedText
              text={t("success.number")}
              marks={{
                number: () => <strong key="number">{number}</strong>,
              }}
            />
            {erpNumber && (
              <>
                {" "}
                <span className="num">({t("success.erpNumber", { number: erpNumber })})</span>
              </>
            )}
          </p>
        )}
        <p>{t("success.text")}</p>
        <div>
          <ButtonLink to={paths.orders}>{t("success.toOrders")}</ButtonLink>
        </div>
      </div>
      {orderId && isSignedIn && (
        <div className="wrap placed">
          <placedOrder.Later orderId={orderId} />
        </div>
      )}
    </>
  )
}

export default OrderSuccessPage
