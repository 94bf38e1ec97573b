import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import { TextPage } from "../features/content/components/text-page"
import { paths } from "../lib/paths"

const TermsPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("terms.title")} description={t("terms.description")} canonical={paths.terms} />
      <TextPage block="agb" name={t("terms.name")} />
    </>
  )
}

export default TermsPage
