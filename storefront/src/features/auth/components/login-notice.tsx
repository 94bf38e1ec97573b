import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Note } from "@/components/note"
import { paths } from "@/lib/paths"
import { session } from "@/lib/session/session"
import { loginReason } from "../login-reason"
import "../texts"

interface LoginNoticeProps {
  message: string | null
  to: string | null
}

/** Why the login is asked for. */
export const LoginNotice = ({ message, to }: LoginNoticeProps) => {
  const { t } = useTranslation("auth")
  if (message === "already_registered")
    return (
      <Note>
        <p>
          {t("login.alreadyRegistered")} <Link to={paths.passwordReset}>{t("login.forgotten")}</Link>
        </p>
      </Note>
    )
  const reason = loginReason({ message, to, hasEnded: session.hasEnded() })
  return (
    reason && (
      <Note>
        <p>{t(`login.reason.${reason}`)}</p>
      </Note>
    )
  )
}
