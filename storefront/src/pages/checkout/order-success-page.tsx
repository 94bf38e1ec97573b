import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { ButtonLink } from "../../components/button"
import { PageHead } from "../../components/page-head"
import { MarkedText } from "../../components/text/marked-text"
import "../../features/checkout/texts"
import { paths } from "../../lib/paths"

const OrderSuccessPage = () => {
  const { t } = useTranslation("checkout")
  const [query] = useSearchParams()
  // The address carries the accounts' number, as specified, and the shop's next to it once there are both.
  const specified = query.get("orderId")
  const number = query.get("number") ?? specified
  const erpNumber = specified === number ? null : specified
  return (
    <>
      <PageHead title={t("success.title")} />
      <Breadcrumbs crumbs={[{ label: t("success.crumb") }]} />
      <div className="wrap pagehead">
        <h1>{t("success.title")}</h1>
      </div>
      <div className="wrap form-width stack">
        {number && (
          <p>
            <MarkedText
              text={t("success.number")}
              marks={{
                number: () => <strong key="number">{number}</strong>,
              }}
            />
            {erpNumber && ` (${t("success.erpNumber", { number: erpNumber })})`}
          </p>
        )}
        <p>{t("success.text")}</p>
        <div>
          <ButtonLink to={paths.orders}>{t("success.toOrders")}</ButtonLink>
        </div>
      </div>
    </>
  )
}

export default OrderSuccessPage
