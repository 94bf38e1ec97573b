import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { SearchHit } from "#shop/catalogue/wire/search"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Longer ones are refused (contract). */
const LONGEST_QUERY = 200

/** A query as it is asked and is in the address: without blanks around it, no longer than allowed. */
export const asked = (text: string): string => text.trim().slice(0, LONGEST_QUERY).trim()

/** Products that the words mean, the best first; as many as a page shows unless limited. */
export const searchQuery = (query: string, limit?: number) =>
  pageQuery({
    queryKey: ["search", query, limit ?? null],
    queryFn: ({ signal }) => http.post<SearchHit[]>("/products/search/", { query }, { query: { limit }, signal }),
    load: (data) => data.search(query),
  })

/** While the next query is asked, what was found before stays; an answer belongs to its query, however late it comes. */
export const useSearch = (query: string, limit?: number) =>
  useQuery({ ...searchQuery(query, limit), enabled: query !== "", placeholderData: keepPreviousData })
