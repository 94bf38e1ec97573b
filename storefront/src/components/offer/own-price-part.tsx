import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useMemo } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { PRIVATE } from "@/lib/http/query-client"
import { lazyPart } from "@/lib/page/lazy-part"
import { useIsSignedIn } from "@/lib/session/session"
import type OwnPrice from "./own-price"

/** Loaded by who has a price of his own; the page is whole without it. */
export const OwnPricePart = lazyPart<ComponentProps<typeof OwnPrice>>(() => import("./own-price")).Later

/**
 * The product as the customer pays for it. Pages are the same for everybody and come from memory: who is signed in is asked for
 * afterwards, with code that nobody else loads; until then, and where that fails, it is the list's price.
 */
export function useOwnPrices(product: ProductDetail): { discountPermille: number; product: ProductDetail } {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: [PRIVATE, "own-prices", product.id],
    queryFn: async () => (await import("./own-prices")).ownPricesOf(product),
    enabled: isSignedIn,
  })
  const own = isSignedIn ? data : undefined
  return useMemo(() => {
    if (!own) return { discountPermille: 0, product }
    return { discountPermille: own.discountPermille, product: { ...product, mandatory_companion: own.companion } }
  }, [own, product])
}
