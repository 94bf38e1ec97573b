import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import type { CompanyInvitationPreview } from "#shop/companies/wire/company-account"
import { Button, ButtonLink } from "../../components/button"
import { FailureNote } from "../../components/form/failure-note"
import { Note } from "../../components/note"
import { PageTop } from "../../components/page-top"
import { Spinner } from "../../components/spinner"
import { useAcceptInvitation, useInvitation } from "../../features/colleagues/api/company"
import "../../features/colleagues/texts"
import { ApiError } from "../../lib/http/api-error"
import { paths } from "../../lib/paths"
import { storedText } from "../../lib/session/browser-storage"
import { useIsSignedIn } from "../../lib/session/session"
import { toast } from "../../lib/toast"

interface OpenProps {
  invitation: CompanyInvitationPreview
  token: string
}

/** Only the button joins: mail programs look at links by themselves. */
const Accept = ({ invitation, token }: OpenProps) => {
  const { t } = useTranslation("colleagues")
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const join = () =>
    accept.mutate(token, {
      onSuccess() {
        kept.set(null)
        toast(t("page.welcome", { company: invitation.company }))
        navigate(paths.company, { replace: true })
      },
    })
  return (
    <>
      <FailureNote error={accept.error} />
      <Button busy={accept.isPending} onClick={join}>
        {t("page.accept")}
      </Button>
    </>
  )
}

/** For the way back from the login, whose address must not carry the link's token. */
const kept = storedText("company_invitation", "sessionStorage")

const WaysIn = ({ token }: { token: string }) => {
  const { t } = useTranslation("colleagues")
  const { pathname } = useLocation()
  return (
    <>
      <div className="alts">
        <ButtonLink to={paths.logInAndReturnTo(pathname)} onClick={() => kept.set(token)}>
          {t("page.logIn")}
        </ButtonLink>
        <ButtonLink look="2" to={paths.signUp}>
          {t("page.signUp")}
        </ButtonLink>
      </div>
      <p>{t("page.afterSignUp")}</p>
    </>
  )
}

const Open = ({ invitation, token }: OpenProps) => {
  const { t } = useTranslation("colleagues")
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <p>{t("page.open", { company: invitation.company })}</p>
      <p>{t(`rightText.${invitation.right}`)}</p>
      <p>{t("page.for", { email: invitation.email })}</p>
      {isSignedIn ? <Accept invitation={invitation} token={token} /> : <WaysIn token={token} />}
    </>
  )
}

/** The link of an invitation's mail leads here. */
const CompanyInvitationPage = () => {
  const { t } = useTranslation("colleagues")
  const [query] = useSearchParams()
  const [token] = useState(() => query.get("token") ?? kept.get() ?? "")
  const { data: invitation, error } = useInvitation(token)
  const isGone = token === "" || (error instanceof ApiError && error.isRefusal)
  return (
    <>
      <PageTop title={t("page.title")} crumbs={[{ label: t("page.crumb") }]} />
      <div className="wrap form-width stack">
        {invitation?.state === "open" && <Open invitation={invitation} token={token} />}
        {invitation && invitation.state !== "open" && (
          <>
            <Note kind="warn">
              <p>{t(`page.${invitation.state}`)}</p>
            </Note>
            <ButtonLink look="2" to={paths.company}>
              {t("page.toCompany")}
            </ButtonLink>
          </>
        )}
        {!invitation && !error && !isGone && <Spinner />}
        {isGone ? (
          <Note kind="warn">
            <p>{t("page.gone")}</p>
          </Note>
        ) : (
          <FailureNote error={error} />
        )}
      </div>
    </>
  )
}

export default CompanyInvitationPage
