import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router-dom"
import { Note } from "../../components/note"
import { PageTop } from "../../components/page-top"
import { ImpersonationOffer } from "../../features/impersonation/components/impersonation-offer"
import { staffLink } from "../../features/impersonation/staff-link"
import "../../features/impersonation/texts"
import { paths } from "../../lib/paths"
import { useIsSignedIn } from "../../lib/session/session"

/** A staff member's link leads here; its secrets leave the address before anything else happens. */
const ImpersonatePage = () => {
  const { t } = useTranslation("impersonation")
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [link] = useState(() => staffLink.read(query))
  const isSignedIn = useIsSignedIn()
  const isInAddress = query.size > 0

  useEffect(() => {
    if (!isInAddress) return
    if (link) staffLink.keep(link)
    navigate(paths.impersonate, { replace: true })
  }, [isInAddress, link, navigate])

  return (
    <>
      <PageTop title={t("title")} />
      <div className="wrap form-width stack">
        {link ? (
          <>
            <Note kind="warn">
              <p>{t("private")}</p>
              {isSignedIn && <p>{t("signedIn")}</p>}
            </Note>
            <ImpersonationOffer link={link} onStarted={() => navigate(paths.home, { replace: true })} />
          </>
        ) : (
          <Note kind="warn">
            <p>{t("incomplete")}</p>
          </Note>
        )}
      </div>
    </>
  )
}

export default ImpersonatePage
