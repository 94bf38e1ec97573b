import { Button, Input, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { dayText } from "#admin/lib/days"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffDesk } from "../../wire/staff-desk"

/** The way back from a hand-over that was recorded by mistake, as long as there is one. */
export const UndoHandOver = ({ desk }: { desk: StaffDesk }) => {
  const [isOpen, setOpen] = useState(false)
  if (desk.undo_until === null || desk.today > desk.undo_until) return null
  return (
    <div className="flex flex-col gap-y-2 px-4 py-4">
      <Button variant="secondary" className="h-11" onClick={() => setOpen(true)}>
        Übergabe rückgängig machen
      </Button>
      <Text size="small" className="text-ui-fg-subtle">
        Falsch erfasst, oder der Kunde ist doch nicht gekommen: möglich bis {dayText(desk.undo_until)}.
      </Text>
      {isOpen && <UndoDrawer desk={desk} onClose={() => setOpen(false)} />}
    </div>
  )
}

const UndoDrawer = ({ desk, onClose }: { desk: StaffDesk; onClose(): void }) => {
  const [reason, setReason] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin")
  const undo = () =>
    !isPending &&
    mutate(
      {
        method: "POST",
        path: `/admin/rental/reservations/${desk.reservation_id}/hand-over/undo`,
        body: { reason },
      },
      {
        onSuccess: () => {
          toast.success("Die Übergabe ist rückgängig gemacht.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title="Übergabe rückgängig machen"
      action="Rückgängig machen"
      isPending={isPending}
      onSend={undo}
      onClose={onClose}
    >
      <Text size="small">
        {desk.serial_number} gilt wieder als im Haus, die Miete als reserviert. Das Übergabeprotokoll zählt nicht mehr.
      </Text>
      <Field label="Begründung" name="reason" error={error}>
        {(props) => <Input {...props} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
