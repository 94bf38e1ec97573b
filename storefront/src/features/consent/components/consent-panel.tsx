import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { paths } from "@/lib/paths"
import "../texts"
import { useFocusWhileShown } from "../use-focus-while-shown"
import "../consent.css"

export interface ConsentSettingsProps {
  /** Whether the visitor has opened them, and not chosen or closed since. */
  isAskedFor: boolean
  onClose: () => void
}

interface ConsentPanelProps {
  /** Opened by the visitor, who is led there; by itself it takes nobody's focus. */
  isAskedFor: boolean
  text: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The cookie settings: a bar that blocks nothing, with the way to the privacy policy. */
export const ConsentPanel = ({ isAskedFor, text, children }: ConsentPanelProps) => {
  const { t } = useTranslation("consent")
  const bar = useRef<HTMLElement>(null)

  useFocusWhileShown(bar, isAskedFor)

  return (
    <section className="consent" ref={bar} tabIndex={-1} aria-labelledby="consent-title">
      <div className="wrap">
        <div>
          <h2 id="consent-title">{t("title")}</h2>
          <p>
            {text} <Link to={`${paths.privacy}#statistik`}>{t("more")}</Link>
          </p>
        </div>
        <div className="acts">{children}</div>
      </div>
    </section>
  )
}
