import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { AddressSection } from "#shop/accounts/admin/address-section"
import type { StaffCustomerAnswer } from "#shop/accounts/wire/staff-customers"
import { useStaffQuery } from "../lib/use-staff-query"

/** The customer's saved addresses, by the rules of his own page. */
const CustomerAddresses = ({ data: customer }: DetailWidgetProps<AdminCustomer>) => {
  const { data } = useStaffQuery<StaffCustomerAnswer>(`/admin/customers/${customer.id}/account`)
  if (!data?.account) return null
  return <AddressSection customerId={customer.id} addresses={data.account.addresses} />
}

export const config = defineWidgetConfig({ zone: "customer.details.side.after" })

export default CustomerAddresses
