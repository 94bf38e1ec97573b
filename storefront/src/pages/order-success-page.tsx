import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../components/breadcrumbs"
import { ButtonLink } from "../components/button"
import { PageHead } from "../components/page-head"
import { MarkedText } from "../components/text/marked-text"
import "../features/checkout/texts"
import { paths } from "../lib/paths"

const OrderSuccessPage = () => {
  const { t } = useTranslation("checkout")
  const [query] = useSearchParams()
  const number = query.get("orderId")
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
                number: () => (
                  <strong key="number" className="num">
                    {number}
                  </strong>
                ),
              }}
            />
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
