import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { customersFound } from "#shop/accounts/queries/customer-search"
import { customerSearchQuery, type StaffCustomerHits } from "#shop/accounts/wire/staff-customers"
import { namedOrders } from "#shop/erp/queries/staff/named-orders"
import { parse } from "../../http/parse"

/** Customers by what staff hear on the phone: company, number, name, e-mail, phone, place. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCustomerHits>) {
  const { q } = parse(customerSearchQuery, request.query)
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ customers: await customersFound(db, q, namedOrders) })
}
