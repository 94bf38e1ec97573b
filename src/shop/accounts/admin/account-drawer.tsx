import { ResourceForm } from "#admin/ui/form/resource-form"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffCustomerAccount } from "../wire/staff-customers"
import { AccountFields, type AccountFieldValues } from "./account-fields"

interface AccountDrawerProps {
  customerId: string
  account: StaffCustomerAccount
  onClose(): void
}

export function AccountDrawer({ customerId, account, onClose }: AccountDrawerProps) {
  const resource = useResource<AccountFieldValues>({
    path: `/admin/customers/${customerId}/account`,
    list: "/admin",
    initial: editable(account),
    version: account.version,
    done: "Die Angaben sind gespeichert.",
    onDone: onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} title="Kundendaten" onClose={onClose}>
      <AccountFields control={resource.control} onChoose={resource.change} />
    </ResourceForm>
  )
}

const editable = (account: StaffCustomerAccount): AccountFieldValues => {
  const { company, company_uid, first_name, last_name, address, postalcode, city, phone } = account
  const sector = account.sector as AccountFieldValues["sector"]
  return { company, company_uid, sector, first_name, last_name, address, postalcode, city, phone }
}
