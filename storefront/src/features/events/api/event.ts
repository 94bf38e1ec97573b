import { useQuery } from "@tanstack/react-query"
import type { EventDetail } from "#shop/events/wire/events"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { nullWhereMissing } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Null for an event that doesn't exist. */
export const eventQuery = (slug: string) =>
  pageQuery({
    queryKey: ["event", slug],
    queryFn: ({ signal }): Promise<EventDetail | null> =>
      http.get<EventDetail>(`/events/${encodeURIComponent(slug)}`, { signal }).catch(nullWhereMissing),
    load: (data) => data.eventDetail(slug),
    isSubject: true,
  })

export function useEvent(slug: string) {
  const event = useQuery(eventQuery(slug))
  useLoggedFailure("Event", event.error)
  return event
}
