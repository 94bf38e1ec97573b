import { dehydrate, type QueryClient } from "@tanstack/react-query"
import type { ShopInfo } from "#wire/page-data"
import type { PageState } from "../page-state"

/** What the browser knows of a query from its code doesn't travel along. */
export function stateOf(queryClient: QueryClient, shop: ShopInfo): PageState {
  const { mutations, queries } = dehydrate(queryClient)
  return { shop, queries: { mutations, queries: queries.map(({ meta: _meta, ...query }) => query) } }
}
