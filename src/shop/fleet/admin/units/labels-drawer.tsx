import { useForm } from "react-hook-form"
import { DrawerFrame } from "#admin/ui/form/form-frames"
import { TicksField } from "#admin/ui/form/ticks-field"
import type { StaffUnit } from "../../wire/staff-units"

interface LabelsDrawerProps {
  productId: string
  units: StaffUnit[]
  onClose(): void
}

/** Which units get a label; all of them unless some are unticked. */
export function LabelsDrawer({ productId, units, onClose }: LabelsDrawerProps) {
  const { control, watch } = useForm({ defaultValues: { units: units.map(({ id }) => id) } })
  const ticked = watch("units")
  const print = () => {
    const query = ticked.length === units.length ? "" : `?${new URLSearchParams({ units: ticked.join(",") })}`
    window.location.assign(`/admin/rental/products/${productId}/labels${query}`)
    onClose()
  }
  return (
    <DrawerFrame
      title="Etiketten drucken"
      action="PDF öffnen"
      isPending={false}
      isReady={ticked.length > 0}
      onSend={print}
      onClose={onClose}
    >
      <TicksField
        control={control}
        name="units"
        label="Geräte"
        options={units.map(({ id, serial_number }) => [id, serial_number] as const)}
      />
    </DrawerFrame>
  )
}
