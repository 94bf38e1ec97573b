import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

const isThere = (product: ProductDetail | null): product is ProductDetail => product !== null

/** The rental products of some names that there are. */
export const comparedQuery = (slugs: readonly string[]) =>
  pageQuery({
    queryKey: ["compared", ...slugs],
    queryFn: async ({ signal }) => {
      const find = (slug: string): Promise<ProductDetail | null> =>
        http.get<ProductDetail>(`/products/rental/${slug}`, { signal }).catch(nullWhereMissing)
      return (await Promise.all(slugs.map(find))).filter(isThere)
    },
    load: async (data) => (await Promise.all(slugs.map((slug) => data.productDetail("rental", slug)))).filter(isThere),
    source: "undated",
  })

/** While others load, those before them stay. */
export const useCompared = (slugs: readonly string[]) =>
  useQuery({ ...comparedQuery(slugs), placeholderData: keepPreviousData })
