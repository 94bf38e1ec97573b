import { Text } from "@medusajs/ui"
import { dayText } from "#admin/lib/days"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { InspectionBody } from "../../wire/staff-units"
import { Conflicts } from "../plan/conflicts"
import { usePlan } from "../plan/use-plan"

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
  const { control, error, form } = inspection
  const until = form.watch("repair_until")
  return (
    <ResourceForm
      as="drawer"
      resource={inspection}
      title={`${unit.serial_number} prüfen`}
      action={until ? "Geprüft, zur Reparatur" : "Geprüft"}
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
      {error && until && <InTheWay error={error} from={unit.returned_on} to={until} />}
    </ResourceForm>
  )
}

/** What can't move out of the way of the repair, as the plan of its days has it. */
function InTheWay({ error, from, to }: { error: Error; from: string; to: string }) {
  const { plan } = usePlan(from, to)
  return plan && <Conflicts error={error} plan={plan} />
}
