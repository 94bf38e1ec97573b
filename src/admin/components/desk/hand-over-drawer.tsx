import { Input, Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import type { StaffErrand } from "../../../contract/staff-today"
import { periodText } from "../../lib/days"
import { useStaffChange } from "../../lib/use-staff-change"
import { DrawerForm } from "../drawer-form"
import { Field, GeneralErrors } from "../form-parts"

/** Gives a device out: scan or type its serial number, note its condition. */
export function HandOverDrawer({ errand, onClose }: { errand: StaffErrand; onClose(): void }) {
  const [serial, setSerial] = useState("")
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange("/admin/rental")
  const save = () =>
    mutate(
      {
        method: "POST",
        path: `/admin/rental/reservations/${errand.reservation_id}/hand-over`,
        body: { serial_number: serial, note },
      },
      {
        onSuccess: () => {
          toast.success(`${errand.product} ist übergeben.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${errand.product} übergeben`}
      action="Übergeben"
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small">
        {errand.customer}, {periodText(errand.starts_on, errand.ends_on)}. Bereit liegt {errand.serial_number}.
      </Text>
      <Field label="Seriennummer" name="serial_number" error={error}>
        {(props) => (
          <Input
            {...props}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            value={serial}
            onChange={({ target }) => setSerial(target.value)}
          />
        )}
      </Field>
      <Field label="Zustand und Zubehör" name="note" error={error}>
        {(props) => <Textarea {...props} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
