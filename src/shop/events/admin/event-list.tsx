import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { dayText } from "#admin/lib/days"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Thumbnail } from "#admin/ui/files/thumbnail"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { LOCATION_NAMES } from "../wire/events"
import type { StaffEventRow, StaffEvents } from "../wire/staff-events"
import { EventBadges } from "./event-badges"

interface EventListProps {
  when: "coming" | "past"
  offset: number
  limit: number
  onTurn(offset: number): void
}

/** A page of the events that come, or were. */
export function EventList({ when, offset, limit, onTurn }: EventListProps) {
  const path = `/admin/events?when=${when}&limit=${limit}&offset=${offset}`
  const events = useStaffQuery<StaffEvents>(path)
  return (
    <>
      <QueryList
        query={events}
        failed="Die Veranstaltungen konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty={when === "coming" ? "Zurzeit ist nichts geplant." : "Noch keine."}
        id="events"
        itemsOf={(data) => data.events}
      >
        {(event) => <Row key={event.id} event={event} />}
      </QueryList>
      {events.data && <Paging offset={offset} limit={limit} count={events.data.count} onTurn={onTurn} />}
    </>
  )
}

const Row = ({ event }: { event: StaffEventRow }) => (
  <li className="flex items-center gap-x-4 px-6 py-3">
    <Thumbnail url={event.thumbnail} />
    <div className="min-w-0 flex-1">
      <Link to={`/events/${event.id}`} className="txt-compact-small-plus text-ui-fg-interactive-hover break-words">
        {event.name}
      </Link>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {dayText(event.day)}, {event.start_time} bis {event.end_time} Uhr,{" "}
        {event.venue || LOCATION_NAMES[event.location]}
      </Text>
      <div className="mt-1 flex flex-wrap gap-1">
        <EventBadges event={event} />
      </div>
    </div>
  </li>
)
