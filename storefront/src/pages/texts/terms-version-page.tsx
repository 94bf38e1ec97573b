import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router-dom"
import { PageHead } from "../../components/page-head"
import { TextPage } from "../../features/content/components/text-page"
import { paths } from "../../lib/paths"

/** The terms that an order names, also when others are in force by now. */
const TermsVersionPage = () => {
  const { t } = useTranslation("pages")
  const { version = "" } = useParams()
  const name = t("terms.version", { version })
  return (
    <>
      <PageHead title={name} />
      <TextPage block={`agb/versions/${encodeURIComponent(version)}`} name={name} missing={t("terms.noVersion")}>
        <p className="wrap">
          <Link to={paths.terms}>{t("terms.current")}</Link>
        </p>
      </TextPage>
    </>
  )
}

export default TermsVersionPage
