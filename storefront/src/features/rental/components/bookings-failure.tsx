import { useTranslation } from "react-i18next"
import { Note } from "@/components/note"
import "../texts"

/** Why no day can be chosen, and the way to ask again. */
export const BookingsFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation("rental")
  return (
    <Note kind="warn">
      <p>{t("bookings.failed")}</p>
      <button className="link-b" type="button" onClick={onRetry}>
        {t("bookings.retry")}
      </button>
    </Note>
  )
}
