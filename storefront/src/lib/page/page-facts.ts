import { createContext, useContext } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { EventDetail } from "#shop/events/wire/events"

/** A step of the way from the home page to a page; the last one has no address to go to. */
export interface Crumb {
  label: string
  to?: string
}

/** What a page is about, where search engines have a form for it. Questions are HTML, the shop is the whole of it. */
export type PageSubject = { product: ProductDetail } | { event: EventDetail } | { questions: string } | { shop: true }

/** What a page says about itself, for search engines and share services. */
export interface PageFacts {
  /** Without the shop's name behind it. */
  title?: string
  description?: string
  /** Path of the address to keep; a page without one isn't indexed. */
  canonical?: string
  subject?: PageSubject
  /** From the home page to this page. */
  crumbs?: Crumb[]
}

/** Filled while the server renders a page; in the browser there is none, as nobody reads these facts after a click. */
const PageFactsContext = createContext<PageFacts | null>(null)
export const PageFactsProvider = PageFactsContext.Provider

export function useTellPageFacts(facts: PageFacts): void {
  const collected = useContext(PageFactsContext)
  if (collected) Object.assign(collected, facts)
}
