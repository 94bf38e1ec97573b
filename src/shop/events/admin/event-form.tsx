import { TickField } from "#admin/ui/form/choice-fields"
import { PictureField } from "#admin/ui/form/file-fields"
import { PicturesField } from "#admin/ui/form/pictures-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffEvent } from "../wire/staff-events"
import { AppointmentFields } from "./appointment-fields"
import { draftOf, type EventDraft, isNews, sentSeats } from "./event-draft"

const MOST_PICTURES = 20

interface EventFormProps {
  title: string
  draft: EventDraft
  /** The event that is changed; null for a new one. */
  event: StaffEvent | null
  done: string
  onSaved(id: string): void
  onClose(): void
}

/** Everything about an event in one form, saved at once or not at all. */
export function EventForm({ title, draft, event, done, onSaved, onClose }: EventFormProps) {
  const tells = (values: EventDraft) => event !== null && event.registered > 0 && isNews(event, values, new Date())
  const resource = useResource<EventDraft, { id?: string }>({
    path: event ? `/admin/events/${event.id}` : "/admin/events",
    list: "/admin/events",
    initial: draft,
    version: event?.version,
    body: (values) => ({
      ...values,
      seats: sentSeats(values.seats),
      is_told: event ? tells(values) && values.is_told : undefined,
    }),
    done,
    onDone: ({ id }) => onSaved(id ?? event?.id ?? ""),
  })
  const { control, form } = resource
  const values = form.watch()
  const isMoved = event !== null && values.slug !== "" && values.slug !== event.slug
  const takeLatest = event?.version === resource.newer ? () => resource.take(draftOf(event), event.version) : null
  return (
    <ResourceForm as="modal" {...{ resource, title, onClose }} onTakeLatest={takeLatest}>
      <TextField control={control} label="Name" name="name" maxLength={150} />
      <TextField control={control} label="Untertitel" name="subtitle" maxLength={300} />
      <AppointmentFields control={control} />
      {event && tells(values) && (
        <TickField
          control={control}
          label={`Den ${event.registered} angemeldeten Personen den neuen Termin mailen`}
          name="is_told"
        />
      )}
      <TextField
        control={control}
        label="Adresse im Shop (leer: aus dem Namen)"
        name="slug"
        hint={isMoved ? "Die bisherige Adresse leitet danach hierher weiter." : undefined}
        maxLength={80}
        placeholder="scan-abend-olten"
      />
      <RichTextField control={control} label="Programm" name="content" />
      <PictureField control={control} label="Bild auf der Karte" name="thumbnail" />
      {values.thumbnail && (
        <TextField
          control={control}
          label="Was auf dem Bild der Karte zu sehen ist"
          name="thumbnail_alt"
          maxLength={300}
        />
      )}
      <PicturesField control={control} label="Bilder auf der Seite des Events" name="images" most={MOST_PICTURES} />
    </ResourceForm>
  )
}
