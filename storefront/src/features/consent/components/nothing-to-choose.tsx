import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/button"
import { paths } from "../../../lib/paths"
import "../texts"
import { useFocusWhileShown } from "../use-focus-while-shown"

/** The cookie settings of a shop that loads no statistics: it says so. */
const NothingToChoose = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation("consent")
  const bar = useRef<HTMLElement>(null)
  useFocusWhileShown(bar, true)
  return (
    <section className="consent" ref={bar} tabIndex={-1} aria-labelledby="consent-title">
      <div className="wrap">
        <div>
          <h2 id="consent-title">{t("title")}</h2>
          <p>
            {t("nothing")} <Link to={`${paths.privacy}#statistik`}>{t("more")}</Link>
          </p>
        </div>
        <div className="acts">
          <Button look="2" small onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      </div>
    </section>
  )
}

export default NothingToChoose
