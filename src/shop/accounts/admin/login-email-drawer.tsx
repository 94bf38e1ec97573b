import { Text } from "@medusajs/ui"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"

interface LoginEmailDrawerProps {
  customerId: string
  email: string
  onClose(): void
}

/** Another e-mail to log in with. */
export function LoginEmailDrawer({ customerId, email: former, onClose }: LoginEmailDrawerProps) {
  const resource = useResource({
    path: `/admin/customers/${customerId}/login-email`,
    list: "/admin",
    initial: { email: "" },
    done: "Die Anmeldung ist geändert. Beide Adressen haben eine Mail erhalten.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title="Anmeldung ändern" action="Ändern" onClose={onClose}>
      <Text size="small">
        Bisher: <strong>{former}</strong>
      </Text>
      <TextField control={resource.control} label="Neue E-Mail-Adresse" name="email" type="email" />
      <Text size="small" className="text-ui-fg-subtle">
        Bitte buchstabieren Sie die Adresse mit dem Kunden: Wer sie liest, kann das Passwort neu setzen. Der Kunde wird
        überall abgemeldet, das Passwort bleibt, und beide Adressen erhalten eine Mail.
      </Text>
    </ResourceForm>
  )
}
