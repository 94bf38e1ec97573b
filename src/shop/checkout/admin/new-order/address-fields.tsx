import { type Control, useWatch } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { TextField } from "#admin/ui/form/text-field"
import { abroad } from "#shop/accounts/rules/country"
import type { StaffCustomerAccount } from "#shop/accounts/wire/staff-customers"
import { type OrderDraft, OTHER_ADDRESS, OWN_ADDRESS } from "./order-draft"

interface AddressFieldsProps {
  control: Control<OrderDraft>
  account: StaffCustomerAccount
}

const SITE = [
  ["company", "Firma (freiwillig)"],
  ["first_name", "Vorname"],
  ["last_name", "Name"],
  ["address", "Adresse"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
] as const

/** Where the order and its invoice go: saved ones, or a site that is typed for this order alone. */
export function AddressFields({ control, account }: AddressFieldsProps) {
  const to = useWatch({ control, name: "shipping_address_id" })
  const saved = choices(account)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          control={control}
          label="Lieferadresse"
          name="shipping_address_id"
          options={[...saved, [OTHER_ADDRESS, "Andere eingeben"]]}
        />
        {saved.length > 1 && (
          <SelectField control={control} label="Rechnungsadresse" name="billing_address_id" options={saved} />
        )}
      </div>
      {to === OTHER_ADDRESS && (
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="sr-only">Lieferadresse dieser Bestellung</legend>
          {SITE.map(([name, label]) => (
            <TextField key={name} control={control} label={label} name={`shipping_address.${name}`} />
          ))}
        </fieldset>
      )}
    </>
  )
}

const choices = ({ addresses, address, city }: StaffCustomerAccount) => [
  [OWN_ADDRESS, `Firma: ${address}, ${city}`] as const,
  ...addresses.map(
    (one) => [one.id, [one.company, one.address, one.city, abroad(one.country)].filter(Boolean).join(", ")] as const,
  ),
]
