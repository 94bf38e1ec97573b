import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router-dom"
import { PageTop } from "../../components/page-top"
import { SignUpForm } from "../../features/auth/components/sign-up-form"
import { StepMark } from "../../features/auth/components/step-mark"
import { paths } from "../../lib/paths"

const SignUpPage = () => {
  const { t } = useTranslation("auth")
  const navigate = useNavigate()
  return (
    <>
      <PageTop title={t("signUp.title")} crumbs={[{ label: t("signUp.crumb") }]} step={<StepMark step={1} />}>
        <p>
          {t("signUp.hasAccount")} <Link to={paths.logIn}>{t("signUp.existsLogin")}</Link>
        </p>
      </PageTop>
      <div className="wrap form-width">
        <SignUpForm onDone={() => navigate(paths.completeProfile)} />
      </div>
    </>
  )
}

export default SignUpPage
