import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { dismissToast, useToasts } from "../lib/toast"
import { Icon } from "./icon"

/** Of the page, and of each `Dialog` by its id, outside of which nothing is seen or heard; they come one upon the other. */
export const Toasts = ({ dialog }: { dialog?: string }) => {
  const { t } = useTranslation()
  return (
    <div className="toast-z" role="status" aria-live="polite">
      {useToasts(dialog).map(({ id, text, kind, link }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <p>
            {text} {link && <Link to={link.to}>{link.label}</Link>}
          </p>
          <button type="button" aria-label={t("action.closeMessage")} onClick={() => dismissToast(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
