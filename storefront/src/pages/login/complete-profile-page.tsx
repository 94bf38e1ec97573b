import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { Redirect } from "../../components/redirect"
import { ProfileForm } from "../../features/auth/components/profile-form"
import { StepMark } from "../../features/auth/components/step-mark"
import { signUpDraft } from "../../features/auth/sign-up-draft"
import { paths } from "../../lib/paths"
import { signUpVisit } from "../../lib/session/sign-up-visit"
import { toast } from "../../lib/toast"

const CompleteProfilePage = () => {
  const { t } = useTranslation("auth")
  const navigate = useNavigate()
  const [draft] = useState(signUpDraft.get)
  if (!draft) return <Redirect to={paths.signUp} />

  const finish = () => {
    signUpDraft.clear()
    signUpVisit.mark()
    toast(t("profile.done"))
    navigate(paths.activation, { replace: true, state: { email: draft.email } })
  }
  const sendToLogIn = () =>
    navigate(`${paths.logIn}?email=${encodeURIComponent(draft.email)}&message=already_registered`)

  return (
    <>
      <PageHead title={t("profile.title")} />
      <Breadcrumbs crumbs={[{ label: t("signUp.crumb"), to: paths.signUp }, { label: t("profile.title") }]} />
      <div className="wrap pagehead">
        <StepMark step={2} />
        <h1>{t("profile.title")}</h1>
        <p>{t("profile.emailNote", { email: draft.email })}</p>
      </div>
      <div className="wrap form-width">
        <ProfileForm draft={draft} onDone={finish} onEmailExists={sendToLogIn} />
      </div>
    </>
  )
}

export default CompleteProfilePage
