import { Container, Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { EventActions } from "#shop/events/admin/event-actions"
import { EventBadges } from "#shop/events/admin/event-badges"
import { EventFacts } from "#shop/events/admin/event-facts"
import { Registrations } from "#shop/events/admin/registrations"
import type { StaffEvent } from "#shop/events/wire/staff-events"

/** One event: what it is, and who comes. */
const OneEvent = () => {
  const { id = "" } = useParams()
  const { data: event, isPending, isError } = useStaffQuery<StaffEvent>(`/admin/events/${id}`)
  if (!event)
    return (
      <Container className="p-0">
        {isPending && <Notice>Wird geladen …</Notice>}
        {isError && <Notice>Diese Veranstaltung gibt es nicht, oder sie konnte nicht geladen werden.</Notice>}
      </Container>
    )
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0" data-testid="event">
        <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <Heading className="break-words">{event.name}</Heading>
            <EventBadges event={event} />
          </div>
          <EventActions event={event} />
        </div>
        <EventFacts event={event} />
      </Container>
      <Registrations event={event} />
    </div>
  )
}

const EventPage = () => (
  <PageFor right="contents">
    <OneEvent />
  </PageFor>
)

export const handle = { breadcrumb: () => "Veranstaltung" }

export default EventPage
