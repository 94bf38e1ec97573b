import { useQuery } from "@tanstack/react-query"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"
import type { ProductFacts } from "../components/facts"

function factsOf(product: ProductDetail | null): ProductFacts | null {
  if (!product) return null
  const { fact_laserreach, fact_laseraccuracy, fact_speed, fact_battery } = product
  return { fact_laserreach, fact_laseraccuracy, fact_speed, fact_battery }
}

/** What a rental device can do, without all else that its page says; null where there is none of that name. */
export const factsQuery = (slug: string) =>
  pageQuery({
    queryKey: ["facts", slug],
    queryFn: ({ signal }) =>
      http.get<ProductDetail>(`/products/rental/${slug}`, { signal }).then(factsOf).catch(nullWhereMissing),
    load: async (data) => factsOf(await data.productDetail("rental", slug)),
  })

export const useFacts = (slug: string) => useQuery(factsQuery(slug)).data
