import type { QueryClient } from "@tanstack/react-query"
import { calendarDay } from "#kernel/calendar-day"
import type { PageData } from "#wire/page-data"
import { NO_PAGE, type RouteMatch } from "../routes"

interface LoadRequest {
  data: PageData
  /** As the page reads it. */
  query: URLSearchParams
  queryClient: QueryClient
}

/** Puts into the query cache what a page shows; false when what the address names doesn't exist. */
export async function loadPage({ route, params }: RouteMatch, request: LoadRequest): Promise<boolean> {
  const { data, query, queryClient } = request
  const { page } = await route.preload()
  const today = calendarDay((await data.shopInfo()).today)
  const loads = (page?.queries?.({ path: route.path, params, query, today }) ?? []).map(async ({ queryKey, meta }) => {
    const found = await meta.load(data)
    queryClient.setQueryData(queryKey, found)
    return found !== null || !meta.isSubject
  })
  return !(await Promise.all(loads)).includes(false) && route.path !== NO_PAGE
}
