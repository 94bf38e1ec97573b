import type { ComponentType } from "react"
import type { CalendarDay } from "#kernel/calendar-day"
import type { PageData, SitemapEntry } from "#wire/page-data"
import type { PageQuery } from "./page-query"

/** A page's address as the router reads it. */
export interface PageAddress {
  /** Of its row in the route table. */
  path: string
  params: Record<string, string | undefined>
  query: URLSearchParams
  /** The shop's day. */
  today: CalendarDay
}

/** Whether a page knows a parameter's value. Of "any" value it makes something: such addresses can be made up. */
export type Parameter =
  | "any"
  | ((value: string, known: Omit<PageAddress, "query" | "today"> & { data: PageData }) => boolean | Promise<boolean>)

/**
 * What a page shows, declared once: the server fills it in and answers 404 where its subject is missing, the browser asks
 * for it ahead, the sitemap dates it.
 */
export interface PageDefinition {
  /** Path of the page that search engines know it by, where that is always the same. */
  canonical?: string
  /** Parameters of the query that change what is shown. To the server's eye a value that the page doesn't know isn't there. */
  parameters?: Readonly<Record<string, Parameter>>
  queries?: (address: PageAddress) => readonly PageQuery[]
  /** Parts whose code follows the page's own. */
  parts?: readonly { preload(): Promise<unknown> }[]
  /** The addresses that there are, of a page whose path has parts. */
  addresses?: (data: PageData) => Promise<SitemapEntry[]>
}

export const definePage = <Definition extends PageDefinition>(definition: Definition): Definition => definition

/** What a file in `pages/` exports. */
export interface PageModule {
  default: ComponentType
  page?: PageDefinition
}
