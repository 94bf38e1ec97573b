import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { CustomerList } from "#shop/accounts/admin/customer-list/customer-list"

/** Customers as the shop knows them, in the place of Medusa's own list. */
const CustomerListWidget = () => <CustomerList />

export const config = defineWidgetConfig({ zone: "customer.list.before" })

export default CustomerListWidget
