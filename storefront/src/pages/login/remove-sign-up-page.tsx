import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button"
import { Note } from "../../components/note"
import { PageTop } from "../../components/page-top"
import { mailLinkIn } from "../../features/auth/api/mail-link"
import { SignUpRemoval } from "../../features/auth/components/sign-up-removal"
import "../../features/auth/texts"
import { paths } from "../../lib/paths"

/** 'Das war ich nicht' of the activation mail leads here. */
const RemoveSignUpPage = () => {
  const { t } = useTranslation("auth")
  const [query] = useSearchParams()
  const [link] = useState(() => mailLinkIn(query))
  const [isDone, setIsDone] = useState(false)
  const title = isDone ? t("removal.doneTitle") : t("removal.title")
  return (
    <>
      <PageTop title={title} crumbs={[{ label: t("removal.crumb") }]} />
      <div className="wrap form-width stack">
        {isDone ? (
          <Note kind="ok">
            <p>{t("removal.done")}</p>
          </Note>
        ) : (
          <SignUpRemoval link={link} onDone={() => setIsDone(true)} />
        )}
        <div>
          <ButtonLink look="2" to={paths.home}>
            {t("activation.home")}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

export default RemoveSignUpPage
