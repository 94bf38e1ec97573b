import { Trans, useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../components/breadcrumbs"
import { ButtonLink } from "../components/button"
import { PageHead } from "../components/page-head"
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
            <Trans
              t={t}
              i18nKey="success.number"
              values={{ number }}
              components={{ number: <strong className="num" /> }}
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
