import type { Control } from "react-hook-form"
import { TickField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { callerOf } from "../rules/caller"
import type { NewCustomerBody } from "../wire/staff-customers"
import { AccountFields, type AccountFieldValues } from "./account-fields"

interface NewCustomerDrawerProps {
  /** What was searched for, and found nobody. */
  words: string
  onMade(customerId: string): void
  onClose(): void
}

const NOBODY: NewCustomerBody = {
  company: "",
  company_uid: "",
  sector: "Sonstige",
  first_name: "",
  last_name: "",
  address: "",
  postalcode: "",
  city: "",
  phone: "",
  email: "",
  is_invited: true,
}

/** An account for somebody who calls. */
export function NewCustomerDrawer({ words, onMade, onClose }: NewCustomerDrawerProps) {
  const caller = callerOf(words)
  const resource = useResource<NewCustomerBody, { id: string }>({
    path: "/admin/shop-customers",
    list: "/admin",
    initial: { ...NOBODY, ...caller },
    done: "Das Konto ist eröffnet.",
    onDone: ({ id }) => onMade(id),
  })
  // Its fields are those of an account and two more.
  const control = resource.control as unknown as Control<AccountFieldValues>
  return (
    <ResourceForm as="drawer" resource={resource} title="Neuer Kunde" action="Konto eröffnen" onClose={onClose}>
      <AccountFields control={control} sought={caller.company} onChoose={resource.change} />
      <TextField
        control={resource.control}
        label="E-Mail"
        name="email"
        type="email"
        hint="Für Offerte und Bestätigung; damit meldet sich der Kunde später an."
      />
      <TickField
        control={resource.control}
        label="Einladung senden: ein Link, mit dem der Kunde sein Passwort wählt"
        name="is_invited"
      />
    </ResourceForm>
  )
}
