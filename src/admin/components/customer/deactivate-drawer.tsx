import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "../../lib/use-staff-change"
import { DrawerForm } from "../drawer-form"
import { Field, GeneralErrors } from "../form-parts"

/** Closes the account, saying why. */
export function DeactivateDrawer({ customerId, onClose }: { customerId: string; onClose(): void }) {
  const [reason, setReason] = useState("")
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/customers/${customerId}/deactivation`, body: { reason } },
      {
        onSuccess: () => {
          toast.success("Das Konto ist gesperrt.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Konto sperren" action="Sperren" isPending={isPending} onSend={send} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        Der Kunde wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Laufende Bestellungen, ihre Mails
        und Rechnungen gehen weiter. Der Kunde erhält keine Mail über die Sperre.
      </Text>
      <Field label="Grund (nur für das Team)" name="reason" error={error}>
        {(props) => (
          <Textarea {...props} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
