import { reads } from "#api/http/staff-routes"
import { listedOrder } from "#shop/erp/queries/order-list/order-list"
import type { StaffListedOrder } from "#shop/erp/wire/staff-order-list"

/** Where the order stands, in the words of the list of orders. */
export const GET = reads<StaffListedOrder>(({ db, id }) => listedOrder(db, id))
