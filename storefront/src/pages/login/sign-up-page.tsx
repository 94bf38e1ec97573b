import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { SignUpForm } from "../../features/auth/components/sign-up-form"
import { StepMark } from "../../features/auth/components/step-mark"
import { paths } from "../../lib/paths"

const SignUpPage = () => {
  const { t } = useTranslation("auth")
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t("signUp.title")} />
      <Breadcrumbs crumbs={[{ label: t("signUp.crumb") }]} />
      <div className="wrap pagehead">
        <StepMark step={1} />
        <h1>{t("signUp.title")}</h1>
        <p>
          {t("signUp.hasAccount")} <Link to={paths.logIn}>{t("signUp.existsLogin")}</Link>
        </p>
      </div>
      <div className="wrap form-width">
        <SignUpForm onDone={() => navigate(paths.completeProfile)} />
      </div>
    </>
  )
}

export default SignUpPage
