import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/page-head"
import { contentQuery, useContent } from "../../features/content/api/content"
import { TextPage } from "../../features/content/components/text-page"
import type { PageSubject } from "../../lib/page/page-facts"
import { definePage } from "../../lib/page/page-module"

interface SingleText {
  /** Key of the text. */
  block: string
  /** Of the page's own words. */
  words: "faq" | "terms" | "privacy" | "imprint"
  canonical: string
  /** What the text is to search engines. */
  subjectOf?: (html: string) => PageSubject
}

/** A page that is one text of staff's. */
export function singleText({ block, words, canonical, subjectOf }: SingleText) {
  const Page = () => {
    const { t } = useTranslation("pages")
    const html = useContent(block)
    return (
      <>
        <PageHead
          title={t(`${words}.title`)}
          description={t(`${words}.description`)}
          canonical={canonical}
          subject={subjectOf?.(html)}
        />
        <TextPage block={block} name={t(`${words}.name`)} />
      </>
    )
  }
  return { Page, page: definePage({ canonical, queries: () => [contentQuery(block)] }) }
}
