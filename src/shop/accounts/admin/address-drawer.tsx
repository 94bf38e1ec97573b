import { TickField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { AddressBody } from "../wire/address"
import type { StaffAddress } from "../wire/staff-customers"

interface AddressDrawerProps {
  customerId: string
  /** Null for a new one. */
  address: StaffAddress | null
  onClose(): void
}

const LINES = [
  ["company", "Firma (freiwillig)"],
  ["first_name", "Vorname"],
  ["last_name", "Name"],
  ["address", "Adresse"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
  ["country", "Land"],
] as const

const EMPTY: AddressBody = {
  ...{ company: "", first_name: "", last_name: "", address: "", postalcode: "", city: "", country: "Schweiz" },
  is_default_billing: false,
  is_default_shipping: false,
}

/** One saved address, by the rules of the customer's own page. */
export function AddressDrawer({ customerId, address, onClose }: AddressDrawerProps) {
  const resource = useResource<AddressBody>({
    path: `/admin/customers/${customerId}/saved-addresses${address ? `/${address.id}` : ""}`,
    list: `/admin/customers/${customerId}`,
    initial: address ? editable(address) : EMPTY,
    version: address?.version,
    done: "Die Adresse ist gespeichert.",
    onDone: onClose,
  })
  const { control } = resource
  const title = address ? "Adresse bearbeiten" : "Adresse hinzufügen"
  return (
    <ResourceForm as="drawer" resource={resource} title={title} onClose={onClose}>
      {LINES.map(([name, label]) => (
        <TextField key={name} control={control} label={label} name={name} />
      ))}
      <TickField control={control} label="Standard für Rechnungen" name="is_default_billing" />
      <TickField control={control} label="Standard für Lieferungen" name="is_default_shipping" />
    </ResourceForm>
  )
}

const editable = ({ id: _id, created_at: _created, version: _version, ...address }: StaffAddress): AddressBody =>
  address
