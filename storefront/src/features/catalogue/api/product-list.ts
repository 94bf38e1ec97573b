import { useQuery } from "@tanstack/react-query"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

export const productListQuery = (kind: ProductKind) =>
  pageQuery({
    queryKey: ["product-list", kind],
    queryFn: ({ signal }) => http.get<ProductCard[]>(`/products/${kind}/`, { signal }),
    load: (data) => data.productList(kind),
    source: { kind },
  })

export const useProductList = (kind: ProductKind) => useQuery(productListQuery(kind))
