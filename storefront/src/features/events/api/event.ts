import { queryOptions, useQuery } from "@tanstack/react-query"
import type { EventDetail } from "#shop/events/wire/events"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"

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
