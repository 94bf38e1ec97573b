import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Addon } from "#shop/catalogue/wire/product"
import { http } from "@/lib/http/http"

export const addonsQuery = () =>
  queryOptions({
    queryKey: ["addons"],
    queryFn: ({ signal }) => http.get<Addon[]>("/products/addon", { signal }),
    staleTime: 5 * 60_000,
  })

export const useAddons = () => useQuery(addonsQuery())
