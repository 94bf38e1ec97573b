import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { Note } from "@/components/note"
import { paths } from "@/lib/paths"
import { isComplete, type MailLink, useLinkPreview } from "../../api/mail-link"
import "../../texts"
import { ResetConfirmForm } from "./reset-confirm-form"

/** The form, unless the link is known to be of no use: then nobody thinks up a password in vain. */
export const ResetByLink = ({ link, onDone }: { link: MailLink; onDone: () => void }) => {
  const { t } = useTranslation("auth")
  const { data: preview } = useLinkPreview(link)
  const spoilt = !isComplete(link) ? "incomplete" : preview && preview.state !== "open" ? preview.state : null
  if (spoilt === null)
    return (
      <>
        {preview?.account && <p>{t("resetConfirm.account", { email: preview.account.email })}</p>}
        <ResetConfirmForm link={link} onDone={onDone} />
      </>
    )
  return (
    <>
      <Note kind="warn">
        <p>{t(`resetConfirm.${spoilt}`)}</p>
      </Note>
      {spoilt === "used" && (
        <div>
          <ButtonLink to={paths.logIn}>{t("login.submit")}</ButtonLink>
        </div>
      )}
    </>
  )
}
