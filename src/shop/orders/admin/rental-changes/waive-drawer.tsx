import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffRentalChange } from "../../wire/staff-rental-lines"
import { changeText } from "./change-text"

/** Takes back what a change was charged with, and keeps why. */
export function WaiveDrawer({ change, onClose }: { change: StaffRentalChange; onClose(): void }) {
  const waiver = useResource({
    path: `/admin/rental/changes/${change.id}/waive`,
    list: "/admin",
    initial: { note: "" },
    done: "Der Betrag ist erlassen.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={waiver} title="Betrag erlassen" action="Erlassen" onClose={onClose}>
      <Text size="small">{changeText(change)}</Text>
      <Text size="small" className="text-ui-fg-subtle">
        Eine offene Rechnung darüber wird storniert; ist sie schon bezahlt, erscheint in der Buchhaltung eine Gutschrift
        zum Freigeben.
      </Text>
      <LongTextField control={waiver.control} label="Begründung" name="note" />
    </ResourceForm>
  )
}
