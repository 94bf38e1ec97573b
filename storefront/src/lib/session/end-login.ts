import type { QueryClient } from "@tanstack/react-query"
import { http } from "../http/http"
import { PRIVATE } from "../http/query-client"
import { session } from "./session"
import { forgetTabDrafts } from "./tab-drafts"

/**
 * Logs the browser out at once, and tells the shop, which may be slow or out of reach. What is still asked for is let go:
 * refused then, it would say that the login has ended by itself.
 */
export function endLogin(queries: QueryClient): void {
  void queries.cancelQueries({ queryKey: [PRIVATE] })
  // Takes the login along before it is forgotten.
  http.post("/token/logout/", {}, { keepalive: true }).catch(() => null)
  forgetTabDrafts()
  session.reset()
}
