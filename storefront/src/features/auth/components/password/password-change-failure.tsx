import { useTranslation } from "react-i18next"
import { refusalReasons } from "@/components/form/refusal"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"

/** The server's `error`, else its other reasons, else the general sentence (spec "customer area" §8). */
export const PasswordChangeFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation("auth")
  if (!error) return null
  const stated = error instanceof ApiError ? (error.fields.error ?? []) : []
  const reasons = stated.length > 0 ? stated : refusalReasons(error)
  return (
    <Note kind="err">
      {(reasons.length > 0 ? reasons : [t("passwordChange.failed")]).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Note>
  )
}
