import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import type { Prefetch } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

const ImprintPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("imprint.title")} description={t("imprint.description")} canonical={paths.imprint} />
      <TextPage block="impressum" name={t("imprint.name")} />
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => queries.prefetchQuery(contentQuery("impressum"))

export default ImprintPage
