import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import type { Prefetch } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

const PrivacyPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("privacy.title")} description={t("privacy.description")} canonical={paths.privacy} />
      <TextPage block="datenschutz" name={t("privacy.name")} />
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => queries.prefetchQuery(contentQuery("datenschutz"))

export default PrivacyPage
