import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { contentQuery } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import type { Prefetch } from "../../lib/page/page-module"
import { paths } from "../../lib/paths"

const FaqPage = () => {
  const { t } = useTranslation("pages")
  return (
    <>
      <PageHead title={t("faq.title")} description={t("faq.description")} canonical={paths.faq} />
      <TextPage block="faq" name={t("faq.name")} />
    </>
  )
}

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries) => queries.prefetchQuery(contentQuery("faq"))

export default FaqPage
