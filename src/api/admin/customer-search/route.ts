import { reads } from "#api/http/staff-routes"
import { customersFound } from "#shop/accounts/queries/customer-search"
import { customerSearchQuery, type StaffCustomerHits } from "#shop/accounts/wire/staff-customers"
import { namedOrders } from "#shop/erp/queries/staff/named-orders"
import { parse } from "../../http/parse"

/** Customers by what staff hear on the phone: company, number, name, e-mail, phone, place. */
export const GET = reads<StaffCustomerHits>(async ({ db, query }) => {
  const { q } = parse(customerSearchQuery, query)
  return { customers: await customersFound(db, q, namedOrders) }
})
