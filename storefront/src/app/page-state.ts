import type { DehydratedState } from "@tanstack/react-query"
import type { ShopInfo } from "../lib/shop"

export const STATE_ELEMENT_ID = "state"

/** What the server used to render a page; the browser starts from the same. */
export interface PageState {
  shop: ShopInfo
  queries: DehydratedState
}

/** JSON that can't end the script element it is in. */
export const serialise = (state: PageState) => JSON.stringify(state).replaceAll("<", "\\u003c")

/**
 * The page may come from a cache that is dropped when its data change, so its data are current however old the page is:
 * stamped with now, or every visit would ask for them again.
 */
export function parseState(json: string, now: number): PageState {
  const state: PageState = JSON.parse(json)
  for (const { state: query } of state.queries.queries) query.dataUpdatedAt = now
  return state
}
