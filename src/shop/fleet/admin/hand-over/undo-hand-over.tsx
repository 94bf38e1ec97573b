import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffHandover } from "../../wire/staff-handover"

/** The way back from a hand-over that was recorded by mistake, as long as there is one. */
export const UndoHandOver = ({ handover }: { handover: StaffHandover }) => {
  const [isOpen, setOpen] = useState(false)
  if (handover.undo_until === null || handover.today > handover.undo_until) return null
  return (
    <div className="flex flex-col gap-y-2 px-4 py-4">
      <Button variant="secondary" className="h-11" onClick={() => setOpen(true)}>
        Übergabe rückgängig machen
      </Button>
      <Text size="small" className="text-ui-fg-subtle">
        Falsch erfasst, oder der Kunde ist doch nicht gekommen: möglich bis {dayText(handover.undo_until)}.
      </Text>
      {isOpen && <UndoDrawer handover={handover} onClose={() => setOpen(false)} />}
    </div>
  )
}

const UndoDrawer = ({ handover, onClose }: { handover: StaffHandover; onClose(): void }) => {
  const undo = useResource({
    path: `/admin/rental/reservations/${handover.reservation_id}/hand-over/undo`,
    list: "/admin",
    initial: { reason: "" },
    done: "Die Übergabe ist rückgängig gemacht.",
    onDone: onClose,
  })
  return (
    <ResourceForm
      as="drawer"
      resource={undo}
      title="Übergabe rückgängig machen"
      action="Rückgängig machen"
      onClose={onClose}
    >
      <Text size="small">
        {handover.serial_number} gilt wieder als im Haus, die Miete als reserviert. Das Übergabeprotokoll zählt nicht
        mehr.
      </Text>
      <TextField control={undo.control} label="Begründung" name="reason" />
    </ResourceForm>
  )
}
