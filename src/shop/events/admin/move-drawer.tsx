import { Select, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { CheckField } from "#admin/ui/check-field"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { RegistrationMove, StaffEvent, StaffRegistration } from "../wire/staff-events"

interface MoveDrawerProps {
  event: StaffEvent
  registration: StaffRegistration
  onClose(): void
}

/** Puts a person over to another event. */
export function MoveDrawer({ event, registration, onClose }: MoveDrawerProps) {
  const [body, setBody] = useState<RegistrationMove>({ event_id: "", is_told: true })
  const { mutate, error, isPending } = useStaffChange("/admin/events")
  const { first_name, last_name, id } = registration
  const move = () =>
    mutate(
      { method: "POST", path: `/admin/events/${event.id}/registrations/${id}/move`, body },
      {
        onSuccess: () => {
          toast.success("Verschoben.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title="Anmeldung verschieben"
      action="Verschieben"
      isPending={isPending}
      onSend={move}
      onClose={onClose}
    >
      <Text size="small">
        {first_name} {last_name} ist angemeldet für {event.name} am {dayText(event.day)}.
      </Text>
      <Field label="Neuer Termin" name="event_id" error={error}>
        {(props) => (
          <Select value={body.event_id} onValueChange={(event_id) => setBody({ ...body, event_id })}>
            <Select.Trigger {...props}>
              <Select.Value placeholder="Auswählen" />
            </Select.Trigger>
            <Select.Content>
              {event.others.map((other) => (
                <Select.Item key={other.id} value={other.id}>
                  {dayText(other.day)}, {other.name} ({freeText(other)})
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      <CheckField
        label="Den neuen Termin per Mail bestätigen"
        isChecked={body.is_told}
        onChange={(is_told) => setBody({ ...body, is_told })}
      />
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const freeText = ({ seats, registered }: StaffEvent["others"][number]) => {
  if (seats === null) return "Platz frei"
  return registered < seats ? `${seats - registered} frei` : "ausgebucht"
}
