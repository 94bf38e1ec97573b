import { type PageSubject, useTellPageFacts } from "../lib/page/page-facts"
import { useShop } from "../lib/shop"

export interface PageHeadProps {
  title: string
  description?: string
  /** Path of the address that search engines should keep; pages of one visitor have none and aren't indexed. */
  canonical?: string
  subject?: PageSubject
}

/** Title, description and canonical address; React moves them into the document's head. */
export const PageHead = ({ title, description, canonical, subject }: PageHeadProps) => {
  const { titleSuffix, publicUrl } = useShop()
  useTellPageFacts({ title, description, canonical, subject })
  return (
    <>
      <title>{`${title} | ${titleSuffix}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={publicUrl + canonical} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
