import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { PageTop } from "../../components/page-top"
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
  const sendToLogIn = () => {
    signUpDraft.clear()
    navigate(`${paths.logIn}?email=${encodeURIComponent(draft.email)}&message=already_registered`)
  }

  return (
    <>
      <PageTop
        title={t("profile.title")}
        crumbs={[{ label: t("signUp.crumb"), to: paths.signUp }, { label: t("profile.title") }]}
        step={<StepMark step={2} />}
      >
        <p>{t("profile.emailNote", { email: draft.email })}</p>
      </PageTop>
      <div className="wrap form-width">
        <ProfileForm draft={draft} onDone={finish} onEmailExists={sendToLogIn} />
      </div>
    </>
  )
}

export default CompleteProfilePage
