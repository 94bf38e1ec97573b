import { useTranslation } from "react-i18next"
import { useLocation } from "react-router-dom"
import { ButtonLink } from "../../components/button"
import { PageTop } from "../../components/page-top"
import { ResendActivation } from "../../features/auth/components/resend-activation"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"

/** Where sign-up ends: the account waits for the link in the mail. The link can be sent again while the e-mail is known. */
const ActivationPage = () => {
  const { t } = useTranslation("auth")
  const { phone, phoneHref } = useShop()
  const email: string | undefined = useLocation().state?.email
  return (
    <>
      <PageTop title={t("activation.pendingTitle")} crumbs={[{ label: t("activation.crumb") }]} />
      <div className="wrap form-width stack">
        <p>{email ? t("activation.pendingSentTo", { email }) : t("activation.pendingSent")}</p>
        <p>
          {t("activation.pendingSpam")}
          <a className="num" href={phoneHref}>
            {phone}
          </a>
        </p>
        {email && <ResendActivation email={email} />}
        <div>
          <ButtonLink to={paths.home}>{t("activation.home")}</ButtonLink>
        </div>
      </div>
    </>
  )
}

export default ActivationPage
