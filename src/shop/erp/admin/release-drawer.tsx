import { Input, Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpRow } from "../wire/staff-erp"
import { ErpDocumentLink } from "./erp-document-link"

interface ReleaseDrawerProps {
  row: StaffErpRow
  onClose(): void
}

/** Gives a prepared credit free: the credit note itself is made in the accounts, its number is kept here. */
export function ReleaseDrawer({ row, onClose }: ReleaseDrawerProps) {
  const [body, setBody] = useState({ document: "", note: "" })
  const { mutate, error, isPending } = useStaffChange<object>("/admin/erp")
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/erp/${row.id}/release`, body },
      {
        onSuccess: () => {
          toast.success("Die Gutschrift ist freigegeben.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={`Gutschrift zu ${row.label}`}
      action="Freigeben"
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <Text>
        {row.customer} erhält <strong>{chfWithRappen(row.credit ?? 0)}</strong> zurück.
      </Text>
      <ol className="txt-small list-decimal pl-5 text-ui-fg-subtle">
        <li>
          In der Buchhaltung eine Gutschrift über diesen Betrag erstellen
          {row.invoice && (
            <>
              {" "}
              (zur Rechnung <ErpDocumentLink document={row.invoice} />)
            </>
          )}
          .
        </li>
        <li>Den Betrag überweisen.</li>
        <li>Die Nummer der Gutschrift hier eintragen.</li>
      </ol>
      <Field label="Nummer der Gutschrift" name="document" error={error}>
        {(props) => (
          <Input
            {...props}
            value={body.document}
            maxLength={50}
            autoComplete="off"
            onChange={({ target }) => setBody({ ...body, document: target.value })}
          />
        )}
      </Field>
      <Field label="Notiz (freiwillig)" name="note" error={error}>
        {(props) => (
          <Textarea
            {...props}
            value={body.note}
            maxLength={500}
            onChange={({ target }) => setBody({ ...body, note: target.value })}
          />
        )}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
