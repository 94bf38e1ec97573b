import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { PageTop } from "../../components/page-top"
import { ResetRequestForm } from "../../features/auth/components/password/reset-request-form"
import { paths } from "../../lib/paths"

const PasswordResetPage = () => {
  const { t } = useTranslation("auth")
  const [query] = useSearchParams()
  return (
    <>
      <PageTop
        title={t("reset.title")}
        crumbs={[{ label: t("login.crumb"), to: paths.logIn }, { label: t("reset.crumb") }]}
        heading={t("reset.heading")}
      >
        <p>{t("reset.text")}</p>
      </PageTop>
      <div className="wrap form-width stack">
        <ResetRequestForm email={query.get("email") ?? ""} />
        <p>
          <Link to={paths.logIn}>{t("reset.toLogin")}</Link>
        </p>
        <p>
          {t("reset.noAccount")} <Link to={paths.signUp}>{t("reset.register")}</Link>
        </p>
      </div>
    </>
  )
}

export default PasswordResetPage
