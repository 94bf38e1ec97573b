import { useQuery } from "@tanstack/react-query"
import type { EventCard } from "#shop/events/wire/events"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { http } from "@/lib/http/http"
import { pageQuery } from "@/lib/page/page-query"

/** Coming and past events, earliest first. */
export const eventsQuery = pageQuery({
  queryKey: ["events"],
  queryFn: ({ signal }) => http.get<EventCard[]>("/events/", { signal }),
  load: (data) => data.events(),
  source: "undated",
})

export function useEvents() {
  const events = useQuery(eventsQuery)
  useLoggedFailure("Events", events.error)
  return events
}
