import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { InspectionBody } from "../../wire/staff-units"

interface InspectionDrawerProps {
  unit: { id: string; serial_number: string; returned_on: string }
  onClose(): void
}

/** A unit that came back has been looked at. */
export function InspectionDrawer({ unit, onClose }: InspectionDrawerProps) {
  const inspection = useResource<InspectionBody>({
    path: `/admin/rental/units/${unit.id}/inspection`,
    list: "/admin",
    initial: { note: "", repair_until: null },
    done: (_answer, { repair_until }) =>
      `${unit.serial_number} ist geprüft${repair_until ? " und zur Reparatur gesperrt" : ""}.`,
    onDone: onClose,
  })
  const { control, form } = inspection
  return (
    <ResourceForm
      as="drawer"
      resource={inspection}
      title={`${unit.serial_number} prüfen`}
      action={form.watch("repair_until") ? "Geprüft, zur Reparatur" : "Geprüft"}
      onClose={onClose}
    >
      <Text size="small">Zurück seit {dayText(unit.returned_on)}.</Text>
      <LongTextField control={control} label="Zustand" name="note" />
      <TextField
        control={control}
        label="In Reparatur bis"
        name="repair_until"
        type="date"
        isNullable
        hint="Leer, wenn das Gerät in Ordnung ist. Sonst ist es ab heute gesperrt; Reservationen wechseln auf andere Geräte."
      />
    </ResourceForm>
  )
}
