import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { Html } from "@/components/html"
import { Spinner } from "@/components/spinner"
import { useText } from "../api/content"
import "@/styles/parts/contacts.css"
import "../page-texts"
import "../text-page.css"
import { textSections } from "../text-sections"
import { TextParts } from "./text-parts"
import { WholeText } from "./whole-text"

interface TextPageProps {
  /** Key of the text. */
  block: string
  /** Name of the page; its heading too if the text doesn't begin with one. */
  name: string
  /** Said where there is no such text. */
  missing?: string
  /** Stands before the section of this anchor, or at the end. */
  children?: ReactNode
  childrenBefore?: string
}

/** Where the parts of a long text begin; a short one needs no list of them. */
const Contents = ({ links }: { links: { id: string; title: string }[] }) => {
  const { t } = useTranslation("pages")
  if (links.length < 3) return null
  return (
    <nav className="wrap toc" aria-label={t("contents")}>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page whose matter is one text of staff, set in sections. */
export const TextPage = ({ block, name, missing, children, childrenBefore }: TextPageProps) => {
  const { t } = useTranslation("pages")
  const { data, refetch } = useText(block)
  const { title, lead, sections } = textSections(data?.content ?? "")
  const at = sections.findIndex(({ id }) => id === childrenBefore)
  const cut = at < 0 ? sections.length : at

  return (
    <article className="text-page">
      <Breadcrumbs crumbs={[{ label: name }]} />
      <div className="wrap pagehead">
        <h1>{title || name}</h1>
        {lead && <Html html={lead} />}
        {data === null && <p>{missing ?? t("missing")}</p>}
      </div>
      {data === undefined ? (
        <Spinner onRetry={refetch} />
      ) : (
        <WholeText>
          <Contents links={sections.filter(({ id }) => id !== "")} />
          <TextParts sections={sections.slice(0, cut)} />
          {children}
          <TextParts sections={sections.slice(cut)} />
        </WholeText>
      )}
    </article>
  )
}
