import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import type { DeviceFilter } from "#shop/catalogue/rules/devices"
import type { GoodsKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Accessories, or software & services, that belong to a device; all of them for "all". */
export const goodsListQuery = (kind: GoodsKind, filter: DeviceFilter) =>
  pageQuery({
    queryKey: ["goods-list", kind, filter],
    queryFn: ({ signal }) => http.get<ProductCard[]>(`/products/search/${kind}/${filter}`, { signal }),
    load: (data) => data.goodsList(kind, filter),
    source: { kind },
  })

/** While another filter loads, the list before it stays. */
export const useGoodsList = (kind: GoodsKind, filter: DeviceFilter) =>
  useQuery({ ...goodsListQuery(kind, filter), placeholderData: keepPreviousData })

/** Asks for a list ahead, as soon as its filter is pointed at. */
export function usePrefetchGoodsList(kind: GoodsKind): (filter: DeviceFilter) => void {
  const queries = useQueryClient()
  return (filter) => void queries.prefetchQuery({ ...goodsListQuery(kind, filter), retry: false })
}
