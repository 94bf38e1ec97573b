import type { QueryClient } from "@tanstack/react-query"
import { refreshCartCount } from "../../../lib/cart-count"

/** After any change of the cart: its lines and the header's counter. */
export const refreshCart = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries({ queryKey: ["cart"] }), refreshCartCount(queries)])
