import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import type { StaffErpRow } from "../wire/staff-erp"

interface SolveDrawerProps {
  row: StaffErpRow
  onClose(): void
}

/** Closes a row that staff settled in the accounts by hand. */
export function SolveDrawer({ row, onClose }: SolveDrawerProps) {
  const [note, setNote] = useState("")
  const { mutate, error, isPending } = useStaffChange<object>("/admin/erp")
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/erp/${row.id}/solved`, body: { note } },
      {
        onSuccess: () => {
          toast.success(`${row.label} ist erledigt.`)
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`${row.label} als erledigt markieren`}
      action="Als erledigt markieren"
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        Der Shop unternimmt danach nichts mehr für diesen Vorgang. Was in der Buchhaltung fehlt, muss dort von Hand
        erfasst sein.
      </Text>
      <Field label="Was wurde erledigt?" name="note" error={error}>
        {(props) => (
          <Textarea
            {...props}
            value={note}
            maxLength={500}
            rows={4}
            placeholder="z. B. Rechnung RE-00123 von Hand gestellt"
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
