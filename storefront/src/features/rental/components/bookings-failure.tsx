import { useTranslation } from "react-i18next"
import { Note } from "@/components/note"
import { useShop } from "@/lib/shop"
import "../texts"

/** Why no day can be chosen, and the way to ask again. */
export const BookingsFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation("rental")
  const { phone, phoneHref } = useShop()
  return (
    <Note kind="warn">
      <p>
        <b>{t("bookings.failed")}</b>
      </p>
      <p>
        {t("bookings.call")}{" "}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
      </p>
      <button className="link-b" type="button" onClick={onRetry}>
        {t("bookings.retry")}
      </button>
    </Note>
  )
}
