import type { QueryClient } from "@tanstack/react-query"
import type { ComponentType } from "react"

/** A page's address as the router reads it. */
export interface PageAddress {
  params: Record<string, string | undefined>
  query: URLSearchParams
}

/** Asks ahead for what a page shows at an address; nothing waits for it, and a failure is the page's business. */
export type Prefetch = (queries: QueryClient, address: PageAddress) => unknown

/** What a file in `pages/` exports. */
export interface PageModule {
  default: ComponentType
  prefetch?: Prefetch
}
