import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { customerList } from "#shop/accounts/queries/customer-list"
import { customerListQuery, type StaffCustomerList } from "#shop/accounts/wire/staff-customers"
import { namedOrders } from "#shop/erp/queries/staff/named-orders"

/** Customers with their account and how often they order, filtered, by what staff hear on the phone. */
export const GET = reads<StaffCustomerList>(({ db, query }) =>
  customerList(db, parse(customerListQuery, query), namedOrders),
)
