import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import type { Prefetch } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

const TermsPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("terms.title")} description={t("terms.description")} canonical={paths.terms} />
      <TextPage block="agb" name={t("terms.name")} />
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => queries.prefetchQuery(contentQuery("agb"))

export default TermsPage
