import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Button, ButtonLink } from "../../components/button"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { ActivatedAccount } from "../../features/account/components/activated-account"
import { useActivation } from "../../features/auth/api/activate"
import { ActivationFailure } from "../../features/auth/components/activation-failure"
import "../../features/auth/texts"
import { useLinkedCart } from "../../features/cart/api/link-cart"
import { ApiError } from "../../lib/http/api-error"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"

const wasLost = (error: Error) => !(error instanceof ApiError && error.isRefusal)

/** The cart of this browser becomes the customer's, not before he is logged in: a former login may have ended (318). */
const Activated = () => {
  const { t } = useTranslation("auth")
  useLinkedCart()
  return (
    <>
      <p>{t("activation.successText")}</p>
      <ActivatedAccount />
      <div className="acts">
        <ButtonLink to={paths.cart}>{t("activation.toCart")}</ButtonLink>
        <ButtonLink look="3" to={paths.home}>
          {t("activation.home")}
        </ButtonLink>
      </div>
    </>
  )
}

/** The link of the activation mail leads here: it is used at once. */
const ActivationResultPage = () => {
  const { t } = useTranslation(["auth", "common"])
  const { name } = useShop()
  const [query] = useSearchParams()
  const activation = useActivation({ uid: query.get("uidb64") ?? "", token: query.get("token") ?? "" })

  const title = activation.isError ? t("activation.failedTitle") : t("activation.successTitle", { company: name })
  return (
    <>
      <PageHead title={activation.isPending ? t("activation.crumb") : title} />
      <Breadcrumbs crumbs={[{ label: t("activation.crumb") }]} />
      {activation.isPending ? (
        <Spinner />
      ) : (
        <>
          <div className="wrap pagehead">
            <h1>{title}</h1>
          </div>
          <div className="wrap form-width stack">
            {activation.error ? (
              <>
                <ActivationFailure error={activation.error} />
                {wasLost(activation.error) && (
                  <Button onClick={() => void activation.refetch()}>{t("common:action.retry")}</Button>
                )}
              </>
            ) : (
              <Activated />
            )}
          </div>
        </>
      )}
    </>
  )
}

export default ActivationResultPage
