import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffEvent } from "../wire/staff-events"

/** Calls the event off: says beforehand who gets a mail, since that can't be taken back. */
export function CancelEventDrawer({ event, onClose }: { event: StaffEvent; onClose(): void }) {
  const cancellation = useResource({
    path: `/admin/events/${event.id}/cancel`,
    list: "/admin/events",
    initial: { note: "" },
    version: event.version,
    done: "Die Veranstaltung ist abgesagt.",
    onDone: onClose,
  })
  return (
    <ResourceForm
      as="drawer"
      resource={cancellation}
      title={`${event.name} absagen`}
      action="Veranstaltung absagen"
      overwrite="Trotzdem absagen"
      onClose={onClose}
    >
      <Text size="small">
        {TOLD(event.registered)} Im Shop bleibt der Event als «Abgesagt» stehen, und niemand kann sich mehr anmelden.
        Das lässt sich nicht zurücknehmen.
      </Text>
      <LongTextField
        control={cancellation.control}
        label="Grund (steht im Shop und im Mail, kann leer bleiben)"
        name="note"
        maxLength={500}
      />
    </ResourceForm>
  )
}

const TOLD = (registered: number) => {
  if (registered === 0) return "Niemand ist angemeldet."
  return registered === 1
    ? "Die angemeldete Person erhält ein Mail."
    : `Die ${registered} angemeldeten Personen erhalten je ein Mail.`
}
