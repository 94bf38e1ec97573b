import { useTranslation } from "react-i18next"
import { PageHead } from "../components/page-head"
import { TextPage } from "../features/content/components/text-page"
import { paths } from "../lib/paths"

const FaqPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("faq.title")} description={t("faq.description")} canonical={paths.faq} />
      <TextPage block="faq" name={t("faq.name")} />
    </>
  )
}

export default FaqPage
