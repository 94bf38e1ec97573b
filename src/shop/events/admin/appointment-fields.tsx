import { Select } from "@medusajs/ui"
import { Field } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import { EVENT_LOCATIONS, type EventLocation, LOCATION_NAMES } from "../wire/events"
import type { EventDraft } from "./event-draft"

interface AppointmentFieldsProps {
  draft: EventDraft
  error: Error | null
  onChange(part: Partial<EventDraft>): void
}

/** When and where, and for how many. */
export const AppointmentFields = ({ draft, error, onChange }: AppointmentFieldsProps) => {
  const field = (name: "day" | "start_time" | "end_time" | "venue" | "venue_address" | "seats") => ({
    name,
    value: draft[name],
    error,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField label="Tag" type="date" {...field("day")} />
        <TextField label="Beginn" type="time" {...field("start_time")} />
        <TextField label="Ende" type="time" {...field("end_time")} />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Field label="Ort" name="location" error={error}>
          {(props) => (
            <Select
              value={draft.location}
              onValueChange={(location) => onChange({ location: location as EventLocation })}
            >
              <Select.Trigger {...props}>
                <Select.Value placeholder="Auswählen" />
              </Select.Trigger>
              <Select.Content>
                {EVENT_LOCATIONS.map((location) => (
                  <Select.Item key={location} value={location}>
                    {LOCATION_NAMES[location]}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          )}
        </Field>
        <TextField label="Plätze (leer: unbegrenzt)" inputMode="numeric" maxLength={5} {...field("seats")} />
        <TextField label="Lokal" maxLength={150} placeholder="Musterhalle Olten" {...field("venue")} />
        <TextField
          label="Adresse des Lokals"
          maxLength={200}
          placeholder="Beispielweg 3, 4600 Olten"
          {...field("venue_address")}
        />
      </div>
    </>
  )
}
