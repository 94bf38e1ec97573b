import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { SelectField, TickField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import type { RegistrationMove, StaffEvent, StaffRegistration } from "../wire/staff-events"

interface MoveDrawerProps {
  event: StaffEvent
  registration: StaffRegistration
  onClose(): void
}

/** Puts a person over to another event. */
export function MoveDrawer({ event, registration, onClose }: MoveDrawerProps) {
  const { first_name, last_name, id } = registration
  const move = useResource<RegistrationMove>({
    path: `/admin/events/${event.id}/registrations/${id}/move`,
    list: "/admin/events",
    initial: { event_id: "", is_told: true },
    done: "Verschoben.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={move} title="Anmeldung verschieben" action="Verschieben" onClose={onClose}>
      <Text size="small">
        {first_name} {last_name} ist angemeldet für {event.name} am {dayText(event.day)}.
      </Text>
      <SelectField
        control={move.control}
        label="Neuer Termin"
        name="event_id"
        options={event.others.map((other) => [other.id, `${dayText(other.day)}, ${other.name} (${freeText(other)})`])}
      />
      <TickField control={move.control} label="Den neuen Termin per Mail bestätigen" name="is_told" />
    </ResourceForm>
  )
}

const freeText = ({ seats, registered }: StaffEvent["others"][number]) => {
  if (seats === null) return "Platz frei"
  return registered < seats ? `${seats - registered} frei` : "ausgebucht"
}
