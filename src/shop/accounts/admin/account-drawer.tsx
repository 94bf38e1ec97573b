import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { SECTORS } from "../wire/account"
import type { StaffAccountBody, StaffCustomerAccount } from "../wire/staff-customers"
import { CompanyLookup } from "./company-lookup"

interface AccountDrawerProps {
  customerId: string
  account: StaffCustomerAccount
  onClose(): void
}

type Fields = Omit<StaffAccountBody, "version">

const LINES = [
  ["first_name", "Vorname"],
  ["last_name", "Name"],
  ["address", "Adresse"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
  ["phone", "Telefon"],
] as const

/** Company and person, by the rules of the customer's own profile page; the company can be taken from the register. */
export function AccountDrawer({ customerId, account, onClose }: AccountDrawerProps) {
  const resource = useResource<Fields>({
    path: `/admin/customers/${customerId}/account`,
    list: `/admin/customers/${customerId}`,
    initial: editable(account),
    version: account.version,
    done: "Die Angaben sind gespeichert.",
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm as="drawer" resource={resource} title="Kundendaten" onClose={onClose}>
      <CompanyLookup onChoose={resource.change} />
      <TextField control={control} label="Firma" name="company" />
      <TextField control={control} label="UID (freiwillig)" name="company_uid" placeholder="CHE-109.322.551" />
      <SelectField
        control={control}
        label="Branche"
        name="sector"
        options={SECTORS.map((sector) => [sector, sector])}
      />
      {LINES.map(([name, label]) => (
        <TextField key={name} control={control} label={label} name={name} />
      ))}
    </ResourceForm>
  )
}

const editable = (account: StaffCustomerAccount): Fields => {
  const { company, company_uid, first_name, last_name, address, postalcode, city, phone } = account
  const sector = account.sector as Fields["sector"]
  return { company, company_uid, sector, first_name, last_name, address, postalcode, city, phone }
}
