import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ordersFound } from "#shop/erp/queries/staff/order-search"
import { orderSearchQuery, type StaffOrderHits } from "#shop/orders/wire/staff-orders"
import { parse } from "../../http/parse"

/** Orders by what staff hear on the phone: any number, serial, reference or e-mail. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderHits>) {
  const { q } = parse(orderSearchQuery, request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ orders: await ordersFound(db, q) })
}
