import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import { TextPage } from "../features/content/components/text-page"
import { paths } from "../lib/paths"

const ImprintPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("imprint.title")} description={t("imprint.description")} canonical={paths.imprint} />
      <TextPage block="impressum" name={t("imprint.name")} />
    </>
  )
}

export default ImprintPage
