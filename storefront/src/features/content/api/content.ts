import { useQuery } from "@tanstack/react-query"
import type { ContentBlock } from "#shop/content/wire/site"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** A block of text that staff keep, null where they keep none. Its failure shows nothing (spec "public shop" §8). */
export const contentQuery = (key: string) =>
  pageQuery({
    queryKey: ["content", key],
    queryFn: ({ signal }): Promise<ContentBlock | null> =>
      http.get<ContentBlock>(`/content/${key}`, { signal }).catch(nullWhereMissing),
    load: (data) => data.content(key),
    source: { block: key },
  })

export const useContent = (key: string): string => useQuery(contentQuery(key)).data?.content ?? ""

/** For a page that is made of the text and waits for it. */
export function useText(key: string) {
  const query = useQuery(contentQuery(key))
  useLoggedFailure(`The text "${key}"`, query.error)
  return query
}
