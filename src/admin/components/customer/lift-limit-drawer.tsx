import { Text, Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "../../lib/use-staff-change"
import { DrawerForm } from "../drawer-form"
import { Field, GeneralErrors } from "../form-parts"

/** Lets a customer rent as much as he likes before he has paid an invoice, saying why. */
export function LiftLimitDrawer({ customerId, onClose }: { customerId: string; onClose(): void }) {
  const [reason, setReason] = useState("")
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/customers/${customerId}/rental-trust`, body: { reason } },
      {
        onSuccess: () => {
          toast.success("Die Limite ist aufgehoben.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Limite aufheben" action="Aufheben" isPending={isPending} onSend={send} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        Der Kunde kann danach auch ohne bezahlte Rechnung beliebig viele Geräte mieten.
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
