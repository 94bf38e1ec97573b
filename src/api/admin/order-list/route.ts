import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { orderList } from "#shop/erp/queries/order-list/order-list"
import { orderListQuery, type StaffOrderList } from "#shop/erp/wire/staff-order-list"

/** Orders with where their rentals and invoices stand, filtered, by any name that they have. */
export const GET = reads<StaffOrderList>(({ db, query }) => orderList(db, parse(orderListQuery, query)))
