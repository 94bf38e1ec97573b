import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffEvent } from "../wire/staff-events"
import { CancelEventDrawer } from "./cancel-event-drawer"
import { draftOf, duplicateOf } from "./event-draft"
import { EventForm } from "./event-form"

type Opened = "change" | "duplicate" | "cancel" | null

/** What may be done with an event as things stand. */
export function EventActions({ event }: { event: StaffEvent }) {
  const [opened, setOpened] = useState<Opened>(null)
  const navigate = useNavigate()
  const close = () => setOpened(null)
  const action = (name: Exclude<Opened, null>, text: string) => (
    <Button size="small" variant="secondary" onClick={() => setOpened(name)}>
      {text}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {action("change", "Bearbeiten")}
      {action("duplicate", "Duplizieren")}
      {event.is_coming && !event.is_cancelled && action("cancel", "Absagen")}
      {event.registered === 0 && (
        <ActionButton
          action="Löschen"
          variant="danger"
          path={`/admin/events/${event.id}`}
          list="/admin/events?"
          title="Veranstaltung löschen?"
          question={`«${event.name}» verschwindet aus dem Shop. Niemand ist dafür angemeldet.`}
          done="Gelöscht."
          onDone={() => navigate("/events")}
        />
      )}
      {opened === "change" && (
        <EventForm
          title={`${event.name} bearbeiten`}
          draft={draftOf(event)}
          event={event}
          done="Gespeichert."
          onClose={close}
          onSaved={close}
        />
      )}
      {opened === "duplicate" && (
        <EventForm
          title={`${event.name}: weiterer Termin`}
          draft={duplicateOf(event)}
          event={null}
          done="Der weitere Termin steht im Shop."
          onClose={close}
          onSaved={(id) => {
            close()
            navigate(`/events/${id}`)
          }}
        />
      )}
      {opened === "cancel" && <CancelEventDrawer event={event} onClose={close} />}
    </div>
  )
}
