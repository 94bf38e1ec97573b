import { queryOptions, useQuery } from "@tanstack/react-query"
import type { EventCard } from "#shop/events/wire/events"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { http } from "@/lib/http/http"

/** Coming and past events, earliest first. */
export const eventsQuery = queryOptions({
  queryKey: ["events"],
  queryFn: ({ signal }) => http.get<EventCard[]>("/events/", { signal }),
})

export function useEvents() {
  const events = useQuery(eventsQuery)
  useLoggedFailure("Events", events.error)
  return events
}
