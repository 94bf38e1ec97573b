import type { ReactNode } from "react"
import type { Crumb } from "../lib/page/page-facts"
import { Breadcrumbs } from "./breadcrumbs"
import { PageHead, type PageHeadProps } from "./page-head"

interface PageTopProps extends PageHeadProps {
  /** By default the title. */
  crumbs?: Crumb[]
  /** Where it isn't the title. */
  heading?: string
  /** Over the heading. */
  step?: ReactNode
  /** Under it. */
  children?: ReactNode
}

/** What a page begins with: its facts in the document's head, where it is, and what it is called. */
export const PageTop = ({ crumbs, heading, step, children, ...head }: PageTopProps) => (
  <>
    <PageHead {...head} />
    <Breadcrumbs crumbs={crumbs ?? [{ label: head.title }]} />
    <div className="wrap pagehead">
      {step}
      <h1>{heading ?? head.title}</h1>
      {children}
    </div>
  </>
)
