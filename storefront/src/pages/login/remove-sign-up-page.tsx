import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { ButtonLink } from "../../components/button"
import { Note } from "../../components/note"
import { PageHead } from "../../components/page-head"
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
      <PageHead title={title} />
      <Breadcrumbs crumbs={[{ label: t("removal.crumb") }]} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
      </div>
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
