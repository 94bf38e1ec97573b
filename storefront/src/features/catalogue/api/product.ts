import { useQuery } from "@tanstack/react-query"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Null for a product that doesn't exist. */
export const productQuery = (kind: ProductKind, slug: string) =>
  pageQuery({
    queryKey: ["product", kind, slug],
    queryFn: ({ signal }): Promise<ProductDetail | null> =>
      http.get<ProductDetail>(`/products/${kind}/${encodeURIComponent(slug)}`, { signal }).catch(nullWhereMissing),
    load: (data) => data.productDetail(kind, slug),
    isSubject: true,
  })

export const useProduct = (kind: ProductKind, slug: string) => useQuery(productQuery(kind, slug))
