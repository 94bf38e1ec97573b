import { makes } from "#api/http/staff-routes"
import { createCustomer } from "#shop/accounts/commands/by-staff/create-customer"
import { newCustomerBody } from "#shop/accounts/wire/staff-customers"

/** An account for somebody who calls. */
export const POST = makes(newCustomerBody, createCustomer)
