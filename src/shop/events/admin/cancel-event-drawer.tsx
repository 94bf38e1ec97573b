import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { newerVersion } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffEvent, StaffEventCancellation } from "../wire/staff-events"

/** Calls the event off: says beforehand who gets a mail, since that can't be taken back. */
export function CancelEventDrawer({ event, onClose }: { event: StaffEvent; onClose(): void }) {
  const [note, setNote] = useState("")
  const [{ version }] = useState(event)
  const { mutate, error, isPending } = useStaffChange("/admin/events")
  const newer = newerVersion(error)
  const cancel = () => {
    const body: StaffEventCancellation = { version: newer ?? version, note }
    mutate(
      { method: "POST", path: `/admin/events/${event.id}/cancel`, body },
      {
        onSuccess: () => {
          toast.success("Die Veranstaltung ist abgesagt.")
          onClose()
        },
      },
    )
  }
  return (
    <DrawerForm
      title={`${event.name} absagen`}
      action={newer === null ? "Veranstaltung absagen" : "Trotzdem absagen"}
      isPending={isPending}
      onSend={cancel}
      onClose={onClose}
    >
      <Text size="small">
        {TOLD(event.registered)} Im Shop bleibt der Event als «Abgesagt» stehen, und niemand kann sich mehr anmelden.
        Das lässt sich nicht zurücknehmen.
      </Text>
      <Field label="Grund (steht im Shop und im Mail, kann leer bleiben)" name="note" error={error}>
        {(props) => (
          <Textarea {...props} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const TOLD = (registered: number) => {
  if (registered === 0) return "Niemand ist angemeldet."
  return registered === 1
    ? "Die angemeldete Person erhält ein Mail."
    : `Die ${registered} angemeldeten Personen erhalten je ein Mail.`
}
