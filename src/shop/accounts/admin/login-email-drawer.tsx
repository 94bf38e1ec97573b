import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"

interface LoginEmailDrawerProps {
  customerId: string
  email: string
  onClose(): void
}

/** Another e-mail to log in with. */
export function LoginEmailDrawer({ customerId, email: former, onClose }: LoginEmailDrawerProps) {
  const [email, setEmail] = useState("")
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const send = () =>
    mutate(
      { method: "POST", path: `/admin/customers/${customerId}/login-email`, body: { email } },
      {
        onSuccess: () => {
          toast.success("Die Anmeldung ist geändert. Beide Adressen haben eine Mail erhalten.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm title="Anmeldung ändern" action="Ändern" isPending={isPending} onSend={send} onClose={onClose}>
      <Text size="small">
        Bisher: <strong>{former}</strong>
      </Text>
      <TextField
        label="Neue E-Mail-Adresse"
        name="email"
        type="email"
        value={email}
        error={error}
        onChange={setEmail}
      />
      <Text size="small" className="text-ui-fg-subtle">
        Bitte buchstabieren Sie die Adresse mit dem Kunden: Wer sie liest, kann das Passwort neu setzen. Der Kunde wird
        überall abgemeldet, das Passwort bleibt, und beide Adressen erhalten eine Mail.
      </Text>
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}
