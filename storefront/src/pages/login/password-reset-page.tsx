import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { ResetRequestForm } from "../../features/auth/components/password/reset-request-form"
import { paths } from "../../lib/paths"

const PasswordResetPage = () => {
  const { t } = useTranslation("auth")
  const [query] = useSearchParams()
  return (
    <>
      <PageHead title={t("reset.title")} />
      <Breadcrumbs crumbs={[{ label: t("login.crumb"), to: paths.logIn }, { label: t("reset.crumb") }]} />
      <div className="wrap pagehead">
        <h1>{t("reset.heading")}</h1>
        <p>{t("reset.text")}</p>
      </div>
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
