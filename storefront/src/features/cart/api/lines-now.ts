import type { QueryClient } from "@tanstack/react-query"
import { session } from "@/lib/session/session"
import { type CartLine, cartQuery } from "./cart"

/** The cart's lines as the shop last answered; undefined before it has. */
export const linesNow = (queries: QueryClient): readonly CartLine[] | undefined =>
  queries.getQueryData(cartQuery(session.cartToken()).queryKey)?.lines
