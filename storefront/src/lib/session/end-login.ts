import type { QueryClient } from "@tanstack/react-query"
import { http } from "../http/http"
import { PRIVATE } from "../http/query-client"

/**
 * Ends the login at the shop. The browser forgets it even if the shop can't be reached. What is still asked for is let go:
 * refused then, it would say that the login has ended by itself.
 */
export async function endLogin(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: [PRIVATE] })
  await http.post("/token/logout/").catch(() => null)
}
