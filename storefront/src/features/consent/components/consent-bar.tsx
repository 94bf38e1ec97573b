import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/button"
import { paths } from "../../../lib/paths"
import type { ConsentChoice } from "../consent-choice"
import "../texts"
import { useFocusWhileShown } from "../use-focus-while-shown"

interface ConsentBarProps {
  current: ConsentChoice | null
  /** Opened by the visitor, who is led there; by itself it takes nobody's focus. */
  isAskedFor: boolean
  onChoose: (choice: ConsentChoice) => void
}

/** Two buttons of the same look in a bar that blocks nothing. */
export const ConsentBar = ({ current, isAskedFor, onChoose }: ConsentBarProps) => {
  const { t } = useTranslation("consent")
  const bar = useRef<HTMLElement>(null)

  useFocusWhileShown(bar, isAskedFor)

  return (
    <section className="consent" ref={bar} tabIndex={-1} aria-labelledby="consent-title">
      <div className="wrap">
        <div>
          <h2 id="consent-title">{t("title")}</h2>
          <p>
            {current && <>{t(`current.${current}`)} </>}
            {t("text")}
            <Link to={`${paths.privacy}#statistik`}>{t("more")}</Link>
          </p>
        </div>
        <div className="acts">
          <Button look="2" small onClick={() => onChoose("refused")}>
            {t("refuse")}
          </Button>
          <Button look="2" small onClick={() => onChoose("granted")}>
            {t("accept")}
          </Button>
        </div>
      </div>
    </section>
  )
}
