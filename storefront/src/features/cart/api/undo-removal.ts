import { useMutation, useQueryClient } from "@tanstack/react-query"
import { addToCart, CART_CHANGES } from "@/lib/http/add-to-cart"
import { ApiError } from "@/lib/http/api-error"
import { refreshCart } from "@/lib/http/cart-count"
import { session } from "@/lib/session/session"
import { backUnheard, wishOf } from "../removed-lines"
import { type CartLine, cartQuery } from "./cart"

/**
 * Puts a removed line back at today's terms. `onBack` is told the line as the cart then has it. An answer that was lost is
 * looked for in the cart before anything is asked for again, so that nothing is in it twice.
 */
export function useUndoRemoval(removed: CartLine, onBack: (line: CartLine) => void) {
  const queries = useQueryClient()
  const readLines = async () => {
    const { lines } = await queries.fetchQuery(cartQuery(session.cartToken()))
    return lines
  }
  return useMutation({
    ...CART_CHANGES,
    mutationFn: async () => {
      const before = await readLines()
      try {
        const { item } = await addToCart(queries, wishOf(removed))
        return (await readLines()).find(({ id }) => id === item)
      } catch (error) {
        if (error instanceof ApiError && error.isRefusal) throw error
        await refreshCart(queries)
        const back = backUnheard(removed, before, await readLines())
        if (!back) throw error
        return back
      }
    },
    onSuccess: (line) => line && onBack(line),
  })
}
