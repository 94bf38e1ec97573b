import { useQuery } from "@tanstack/react-query"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Where the range of a kind begins: the picture of its first product, and its lowest price. */
interface Range {
  picture: string
  from: string
}

function rangeOf(cards: readonly ProductCard[]): Range | null {
  const offered = cards.filter((card) => !card.product_is_inactive)
  const [cheapest] = offered.toSorted((one, other) => Number(one.price) - Number(other.price))
  return cheapest ? { picture: offered[0].get_thumbnail, from: cheapest.price } : null
}

export const rangeQuery = (kind: ProductKind) =>
  pageQuery({
    queryKey: ["range", kind],
    queryFn: async ({ signal }) => rangeOf(await http.get<ProductCard[]>(`/products/${kind}/`, { signal })),
    load: async (data) => rangeOf(await data.productList(kind)),
    source: { kind },
  })

export const useRange = (kind: ProductKind) => useQuery(rangeQuery(kind)).data
