import { Checkbox, Label, toast } from "@medusajs/ui"
import { useId, useState } from "react"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { DrawerForm } from "#admin/ui/drawer-form"
import { GeneralErrors } from "#admin/ui/form-parts"
import { TextField } from "#admin/ui/text-field"
import type { Address, AddressBody } from "../wire/address"

interface AddressDrawerProps {
  customerId: string
  /** Null for a new one. */
  address: Address | null
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
  const [body, setBody] = useState<AddressBody>(() => (address ? editable(address) : EMPTY))
  const change = (part: Partial<AddressBody>) => setBody((before) => ({ ...before, ...part }))
  const { mutate, error, isPending } = useStaffChange<object>(`/admin/customers/${customerId}`)
  const path = `/admin/customers/${customerId}/saved-addresses${address ? `/${address.id}` : ""}`
  const save = () =>
    mutate(
      { method: "POST", path, body },
      {
        onSuccess: () => {
          toast.success("Die Adresse ist gespeichert.")
          onClose()
        },
      },
    )
  return (
    <DrawerForm
      title={address ? "Adresse bearbeiten" : "Adresse hinzufügen"}
      action="Speichern"
      isPending={isPending}
      onSend={save}
      onClose={onClose}
    >
      {LINES.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          value={body[name]}
          error={error}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <Flag
        label="Standard für Rechnungen"
        checked={body.is_default_billing}
        onChange={(is_default_billing) => change({ is_default_billing })}
      />
      <Flag
        label="Standard für Lieferungen"
        checked={body.is_default_shipping}
        onChange={(is_default_shipping) => change({ is_default_shipping })}
      />
      <GeneralErrors error={error} />
    </DrawerForm>
  )
}

const editable = ({ id: _id, created_at: _created, ...address }: Address): AddressBody => address

interface FlagProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

function Flag({ label, checked, onChange }: FlagProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox id={id} checked={checked} onCheckedChange={(value) => onChange(value === true)} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  )
}
