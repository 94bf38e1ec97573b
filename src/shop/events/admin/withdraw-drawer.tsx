import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { TickField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffEvent, StaffRegistration } from "../wire/staff-events"

interface WithdrawDrawerProps {
  event: StaffEvent
  registration: StaffRegistration
  onClose(): void
}

/** Somebody no longer comes. */
export function WithdrawDrawer({ event, registration, onClose }: WithdrawDrawerProps) {
  const { first_name, last_name, id } = registration
  const withdrawal = useResource({
    path: `/admin/events/${event.id}/registrations/${id}/cancel`,
    list: "/admin/events",
    initial: { is_told: true },
    done: "Abgemeldet, der Platz ist frei.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={withdrawal} title="Person abmelden" action="Abmelden" onClose={onClose}>
      <Text size="small">
        {first_name} {last_name} kommt nicht mehr an {event.name} am {dayText(event.day)}.
      </Text>
      {event.is_coming && <TickField control={withdrawal.control} label="Per Mail bestätigen" name="is_told" />}
    </ResourceForm>
  )
}
