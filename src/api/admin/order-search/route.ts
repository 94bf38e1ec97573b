import { reads } from "#api/http/staff-routes"
import { ordersFound } from "#shop/erp/queries/staff/order-search"
import { orderSearchQuery, type StaffOrderHits } from "#shop/orders/wire/staff-orders"
import { parse } from "../../http/parse"

/** Orders by what staff hear on the phone: any number, serial, reference or e-mail. */
export const GET = reads<StaffOrderHits>(async ({ db, query }) => {
  const { q } = parse(orderSearchQuery, query)
  return { orders: await ordersFound(db, q) }
})
