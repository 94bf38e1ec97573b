import { useState } from "react"
import { newerVersion } from "#admin/lib/newer-version"
import { fieldMessages, useStaffChange } from "#admin/lib/use-staff-change"
import { CheckField } from "#admin/ui/check-field"
import { PictureField } from "#admin/ui/files/picture-field"
import { PictureList } from "#admin/ui/files/picture-list"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { ModalForm } from "#admin/ui/modal-form"
import { RichText } from "#admin/ui/rich-text/index"
import { TextField } from "#admin/ui/text-field"
import { isRescheduled } from "../rules/event-notice"
import type { StaffEvent } from "../wire/staff-events"
import { AppointmentFields } from "./appointment-fields"
import { draftOf, type EventDraft, sentEvent } from "./event-draft"

const MOST_PICTURES = 20

interface EventFormProps {
  title: string
  draft: EventDraft
  /** The event that is changed; null for a new one. */
  event: StaffEvent | null
  onSaved(id: string): void
  onClose(): void
}

/** Everything about an event in one form, saved at once or not at all. */
export function EventForm({ title, draft: first, event, onSaved, onClose }: EventFormProps) {
  const [initial] = useState(first)
  const [draft, setDraft] = useState(initial)
  const [isTold, setTold] = useState(true)
  // The list is read anew while the form is open; what was changed is the event as it was when it opened.
  const [opened] = useState(event)
  const { mutate, error, isPending } = useStaffChange<{ id?: string }>("/admin/events")
  const change = (part: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...part }))
  const field = <Name extends keyof EventDraft>(name: Name) => ({
    name,
    value: draft[name],
    error,
    onChange: (value: EventDraft[Name]) => change({ [name]: value }),
  })
  const newer = newerVersion(error)
  const isNews = opened?.is_coming && opened.registered > 0 && isRescheduled(draftOf(opened), draft)
  const save = () => {
    if (isPending) return
    const body = sentEvent(draft)
    mutate(
      opened
        ? {
            method: "POST",
            path: `/admin/events/${opened.id}`,
            body: { ...body, version: newer ?? opened.version, is_told: isNews === true && isTold },
          }
        : { method: "POST", path: "/admin/events", body },
      { onSuccess: ({ id }) => onSaved(id ?? opened?.id ?? "") },
    )
  }
  return (
    <ModalForm
      title={title}
      action={newer === null ? "Speichern" : "Trotzdem speichern"}
      isPending={isPending}
      isDirty={draft !== initial}
      error={error}
      onSend={save}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={150} {...field("name")} />
      <TextField label="Untertitel" maxLength={300} {...field("subtitle")} />
      <AppointmentFields draft={draft} error={error} onChange={change} />
      {isNews && (
        <CheckField
          label={`Den ${opened.registered} angemeldeten Personen den neuen Termin mailen`}
          isChecked={isTold}
          onChange={setTold}
        />
      )}
      <TextField
        label="Adresse im Shop (leer: aus dem Namen)"
        maxLength={80}
        placeholder="scan-abend-olten"
        {...field("slug")}
      />
      <Field label="Programm" name="content" error={error}>
        {(props) => (
          <RichText {...props} label="Programm" value={draft.content} onChange={(content) => change({ content })} />
        )}
      </Field>
      <PictureField label="Bild auf der Karte" {...field("thumbnail")} />
      {draft.thumbnail && (
        <TextField label="Was auf dem Bild der Karte zu sehen ist" maxLength={300} {...field("thumbnail_alt")} />
      )}
      <PictureList
        label="Bilder auf der Seite des Events"
        pictures={draft.images}
        most={MOST_PICTURES}
        errors={fieldMessages(error, "images")}
        onChange={(images) => change({ images })}
      />
      <GeneralErrors error={error} />
    </ModalForm>
  )
}
