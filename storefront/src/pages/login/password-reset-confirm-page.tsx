import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button"
import { Note } from "../../components/note"
import { PageTop } from "../../components/page-top"
import { mailLinkIn } from "../../features/auth/api/mail-link"
import { ResetByLink } from "../../features/auth/components/password/reset-by-link"
import "../../features/auth/texts"
import { paths } from "../../lib/paths"

const Done = () => {
  const { t } = useTranslation("auth")
  return (
    <>
      <Note kind="ok">
        <p>{t("resetConfirm.done")}</p>
      </Note>
      <div className="acts">
        <ButtonLink to={paths.logIn}>{t("login.submit")}</ButtonLink>
        <ButtonLink look="2" to={paths.signUp}>
          {t("invite.action")}
        </ButtonLink>
      </div>
    </>
  )
}

const PasswordResetConfirmPage = () => {
  const { t } = useTranslation("auth")
  const [query] = useSearchParams()
  const [link] = useState(() => mailLinkIn(query))
  const [isDone, setIsDone] = useState(false)
  return (
    <>
      <PageTop
        title={t("resetConfirm.title")}
        crumbs={[{ label: t("login.crumb"), to: paths.logIn }, { label: t("resetConfirm.title") }]}
      />
      <div className="wrap form-width stack">
        {isDone && <Done />}
        {!isDone && <ResetByLink link={link} onDone={() => setIsDone(true)} />}
        {!isDone && (
          <p>
            <Link to={paths.passwordReset}>{t("resetConfirm.again")}</Link>
          </p>
        )}
      </div>
    </>
  )
}

export default PasswordResetConfirmPage
