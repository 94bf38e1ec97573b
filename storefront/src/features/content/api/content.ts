import type { ContentBlock } from "@contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { http } from "../../../lib/http"

/** A block of text that staff keep. Its failure shows nothing (spec "public shop" §8). */
export const contentQuery = (key: string) =>
  queryOptions({
    queryKey: ["content", key],
    queryFn: ({ signal }) => http.get<ContentBlock | null>(`/content/${key}`, { signal }),
  })

export const useContent = (key: string): string => useQuery(contentQuery(key)).data?.content ?? ""
