import { Button, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { generalMessages, useStaffChange } from "#admin/lib/use-staff-change"
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
      {event.registered === 0 && <DeleteButton event={event} />}
      {opened === "change" && (
        <EventForm
          title={`${event.name} bearbeiten`}
          draft={draftOf(event)}
          event={event}
          onClose={close}
          onSaved={() => {
            toast.success("Gespeichert.")
            close()
          }}
        />
      )}
      {opened === "duplicate" && (
        <EventForm
          title={`${event.name}: weiterer Termin`}
          draft={duplicateOf(event)}
          event={null}
          onClose={close}
          onSaved={(id) => {
            toast.success("Der weitere Termin steht im Shop.")
            close()
            navigate(`/events/${id}`)
          }}
        />
      )}
      {opened === "cancel" && <CancelEventDrawer event={event} onClose={close} />}
    </div>
  )
}

function DeleteButton({ event: { id, name } }: { event: StaffEvent }) {
  const ask = usePrompt()
  const navigate = useNavigate()
  const { mutate, isPending } = useStaffChange("/admin/events?")
  const remove = async () => {
    const isSure = await ask({
      title: "Veranstaltung löschen?",
      description: `«${name}» verschwindet aus dem Shop. Niemand ist dafür angemeldet.`,
      confirmText: "Löschen",
      cancelText: "Abbrechen",
    })
    if (!isSure) return
    mutate(
      { method: "DELETE", path: `/admin/events/${id}` },
      {
        onSuccess: () => {
          toast.success("Gelöscht.")
          navigate("/events")
        },
        onError: (error) => toast.error(generalMessages(error).join(" ")),
      },
    )
  }
  return (
    <Button size="small" variant="danger" isLoading={isPending} onClick={() => void remove()}>
      Löschen
    </Button>
  )
}
