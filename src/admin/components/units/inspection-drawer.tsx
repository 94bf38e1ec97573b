import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "../../lib/days"
import { useStaffChange } from "../../lib/use-staff-change"
import { DrawerForm } from "../drawer-form"
import { Field, GeneralErrors } from "../form-parts"

interface InspectionDrawerProps {
  unit: { id: string; serial_number: string; returned_on: string }
  onClose(): void
}

/** A unit that came back has been looked at. */
export function InspectionDrawer({ unit, onClose }: InspectionDrawerProps) {
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const save = () =>
    mutate(
      { method: "POST", path: `/admin/rental/units/${unit.id}/inspection`, body: { note } },
      {
        onSuccess: () => {
          toast.success(`${unit.serial_number} ist geprüft.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${unit.serial_number} prüfen`}
      action="Geprüft"
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small">Zurück seit {dayText(unit.returned_on)}.</Text>
      <Field label="Zustand" name="note" error={error}>
        {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <Text size="xsmall" className="text-ui-fg-subtle">
        Muss es in die Reparatur, sperren Sie es in der Planung; geprüft ist es dann trotzdem.
      </Text>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
