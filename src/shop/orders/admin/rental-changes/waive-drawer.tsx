import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffRentalChange } from "../../wire/staff-rental-lines"
import { changeText } from "./change-text"

/** Takes back what a change was charged with, and keeps why. */
export function WaiveDrawer({ change, onClose }: { change: StaffRentalChange; onClose(): void }) {
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin")
  const save = () =>
    !isPending &&
    mutate(
      { method: "POST", path: `/admin/rental/changes/${change.id}/waive`, body: { note } },
      {
        onSuccess: () => {
          toast.success("Der Betrag ist erlassen.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Betrag erlassen" action="Erlassen" isPending={isPending} onSend={save} onClose={onClose}>
      <Text size="small">{changeText(change)}</Text>
      <Text size="small" className="text-ui-fg-subtle">
        Eine offene Rechnung darüber wird storniert; ist sie schon bezahlt, erscheint in der Buchhaltung eine Gutschrift
        zum Freigeben.
      </Text>
      <Field label="Begründung" name="note" error={error}>
        {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
