import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import { TextPage } from "../features/content/components/text-page"
import { paths } from "../lib/paths"

const PrivacyPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("privacy.title")} description={t("privacy.description")} canonical={paths.privacy} />
      <TextPage block="datenschutz" name={t("privacy.name")} />
    </>
  )
}

export default PrivacyPage
