import { Text, Textarea, toast } from "@medusajs/ui"
import { type ReactNode, useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"

interface ReasonDrawerProps {
  customerId: string
  /** Of the customer, where the change is made. */
  part: "deactivation" | "rental-trust"
  title: string
  action: string
  /** Said afterwards. */
  done: string
  onClose(): void
  /** What follows from the change. */
  children: ReactNode
}

/** A change to a customer that staff have to give a reason for. */
export function ReasonDrawer({ customerId, part, title, action, done, onClose, children }: ReasonDrawerProps) {
  const [reason, setReason] = useState("")
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/customers/${customerId}/${part}`, body: { reason } },
      {
        onSuccess: () => {
          toast.success(done)
          onClose()
        },
      },
    )
  return (
    <DrawerForm title={title} action={action} isPending={isPending} onSend={send} onClose={onClose}>
      <Text size="small" className="text-ui-fg-subtle">
        {children}
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
