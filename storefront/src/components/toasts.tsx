import { useTranslation } from "react-i18next"
import { dismissToast, useToasts } from "../lib/toast"
import { Icon } from "./icon"

export const Toasts = () => {
  const { t } = useTranslation()
  return (
    <div className="toast-z" role="status" aria-live="polite">
      {useToasts().map(({ id, text, kind }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <p>{text}</p>
          <button type="button" aria-label={t("action.closeMessage")} onClick={() => dismissToast(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
