import { Input, Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"

interface InspectionDrawerProps {
  unit: { id: string; serial_number: string; returned_on: string }
  onClose(): void
}

/** A unit that came back has been looked at. */
export function InspectionDrawer({ unit, onClose }: InspectionDrawerProps) {
  const [note, setNote] = useState("")
  const [repairUntil, setRepairUntil] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const save = () =>
    mutate(
      {
        method: "POST",
        path: `/admin/rental/units/${unit.id}/inspection`,
        body: { note, repair_until: repairUntil || null },
      },
      {
        onSuccess: () => {
          toast.success(`${unit.serial_number} ist geprüft${repairUntil ? " und zur Reparatur gesperrt" : ""}.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${unit.serial_number} prüfen`}
      action={repairUntil ? "Geprüft, zur Reparatur" : "Geprüft"}
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small">Zurück seit {dayText(unit.returned_on)}.</Text>
      <Field label="Zustand" name="note" error={error}>
        {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <Field label="In Reparatur bis" name="repair_until" error={error}>
        {(props) => (
          <Input {...props} type="date" value={repairUntil} onChange={({ target }) => setRepairUntil(target.value)} />
        )}
      </Field>
      <Text size="xsmall" className="text-ui-fg-subtle">
        Leer, wenn das Gerät in Ordnung ist. Sonst ist es ab heute gesperrt; Reservationen wechseln auf andere Geräte.
      </Text>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
