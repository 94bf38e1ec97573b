import type { EventDetail } from "@contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useLoggedFailure } from "../../../components/use-logged-failure"
import { nullWhereMissing } from "../../../lib/api-error"
import { http } from "../../../lib/http"

/** Null for an event that doesn't exist. */
export const eventQuery = (slug: string) =>
  queryOptions({
    queryKey: ["event", slug],
    queryFn: ({ signal }): Promise<EventDetail | null> =>
      http.get<EventDetail>(`/events/${encodeURIComponent(slug)}`, { signal }).catch(nullWhereMissing),
  })

export function useEvent(slug: string) {
  const event = useQuery(eventQuery(slug))
  useLoggedFailure("Event", event.error)
  return event
}
