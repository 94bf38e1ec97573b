import { useStaffQuery } from "#admin/lib/use-staff-query"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { TryAgainDrawer } from "#admin/ui/form/try-again"
import { useResource } from "#admin/ui/form/use-resource"
import type { UpkeepBody } from "../../wire/staff-upkeep"

interface UpkeepDrawerProps {
  unit: { id: string; serial_number: string }
  onClose(): void
}

const titleOf = ({ serial_number }: UpkeepDrawerProps["unit"]) => `Wert und Service: ${serial_number}`

/** What a unit cost, is worth, and when it is serviced, once that was read. */
export function UpkeepDrawer({ unit, onClose }: UpkeepDrawerProps) {
  const { data, isError, refetch } = useStaffQuery<UpkeepBody>(`/admin/rental/units/${unit.id}/upkeep`)
  if (data) return <UpkeepForm unit={unit} upkeep={data} onClose={onClose} />
  return isError ? <TryAgainDrawer title={titleOf(unit)} onRetry={refetch} onClose={onClose} /> : null
}

function UpkeepForm({ unit, upkeep, onClose }: UpkeepDrawerProps & { upkeep: UpkeepBody }) {
  const { version, ...initial } = upkeep
  const resource = useResource<Omit<UpkeepBody, "version">>({
    path: `/admin/rental/units/${unit.id}/upkeep`,
    list: "/admin/rental",
    initial,
    version,
    done: `${unit.serial_number} ist gespeichert.`,
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm as="drawer" resource={resource} title={titleOf(unit)} onClose={onClose}>
      <TextField control={control} label="Gekauft am" name="purchased_on" type="date" isNullable />
      <NumberField control={control} label="Kaufpreis" name="purchase_rappen" unit="CHF, exkl. MWST" digits={2} />
      <NumberField control={control} label="Wert heute" name="value_rappen" unit="CHF, exkl. MWST" digits={2} />
      <NumberField
        control={control}
        label="Betriebsstunden"
        name="operating_hours"
        hint="Was der Zähler des Geräts zeigt. Leer, wenn es keinen hat."
      />
      <TextField control={control} label="Letzter Service" name="serviced_on" type="date" isNullable />
      <NumberField control={control} label="Stunden beim letzten Service" name="serviced_at_hours" />
      <NumberField
        control={control}
        label="Service alle"
        name="interval_months"
        unit="Monate"
        hint="Gezählt ab dem letzten Service oder ab dem Kauf. «Heute» meldet ihn vorher; das Gerät bleibt in Betrieb."
      />
      <NumberField control={control} label="Service alle" name="interval_hours" unit="Stunden" />
    </ResourceForm>
  )
}
